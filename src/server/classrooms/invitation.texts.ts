import { texts as german } from '#texts/compiled/de/classrooms/invitation-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/invitation-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email with an invitation to a class. */
export const INVITATION_TEXTS = textsByLanguage(english, { de: german });
