import { texts as german } from '#texts/compiled/de/billing/receipt.generated.ts';
import { texts as english } from '#texts/compiled/en/billing/receipt.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of receipts and invoices. */
export const RECEIPT_TEXTS = textsByLanguage(english, { de: german });
