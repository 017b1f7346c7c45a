import { texts as de } from '#texts/compiled/de/users/merge/merge-mail.generated.ts';
import { texts as en } from '#texts/compiled/en/users/merge/merge-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about a merge of two accounts. */
export const MERGE_TEXTS = textsByLanguage(en, { de });
