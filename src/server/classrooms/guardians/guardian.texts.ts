import { texts as german } from '#texts/compiled/de/classrooms/guardian-access-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/guardian-access-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the emails to guardians who may see a student's work. */
export const GUARDIAN_ACCESS_TEXTS = textsByLanguage(english, { de: german });
