import { texts as de } from '#texts/compiled/de/users/school/school-deletion-mail.generated.ts';
import { texts as en } from '#texts/compiled/en/users/school/school-deletion-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the emails about the deletion of a school. */
export const SCHOOL_DELETION_TEXTS = textsByLanguage(en, { de });
