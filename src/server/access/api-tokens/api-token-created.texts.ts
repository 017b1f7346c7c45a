import { texts as de } from '#texts/compiled/de/access/api-token-created-mail.generated.ts';
import { texts as en } from '#texts/compiled/en/access/api-token-created-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about api token created. */
export const API_TOKEN_CREATED_TEXTS = textsByLanguage(en, { de });
