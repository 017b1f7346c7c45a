import { texts as de } from '#texts/compiled/de/interchange/webhook-disabled-mail.generated.ts';
import { texts as en } from '#texts/compiled/en/interchange/webhook-disabled-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about a webhook that was disabled. */
export const WEBHOOK_DISABLED_TEXTS = textsByLanguage(en, { de });
