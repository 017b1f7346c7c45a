import { texts as de } from '#texts/compiled/de/interchange/record-store-disabled-mail.generated.ts';
import { texts as en } from '#texts/compiled/en/interchange/record-store-disabled-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about a learning record store that was disabled. */
export const RECORD_STORE_DISABLED_TEXTS = textsByLanguage(en, { de });
