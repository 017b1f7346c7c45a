import { texts as german } from '#texts/compiled/de/users/deletion-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/users/deletion-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email that announces the deletion of an account. */
export const DELETION_TEXTS = textsByLanguage(english, { de: german });
