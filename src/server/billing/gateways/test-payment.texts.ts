import { texts as german } from '#texts/compiled/de/billing/test-payment.generated.ts';
import { texts as english } from '#texts/compiled/en/billing/test-payment.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the test gateway's page. */
export const TEST_PAYMENT_TEXTS = textsByLanguage(english, { de: german });
