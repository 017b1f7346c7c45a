import type { Quote } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { receiptLines } from './receipt.lines.ts';
import type { Receipt } from './receipt.queries.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

/** The email with a receipt, in the buyer's language. */
export async function receiptMail(receipt: Receipt, seller: readonly string[]): Promise<Mail> {
  const { language, number, buyerName, buyerEmail, quote, isTest } = receipt;
  const t = RECEIPT_TEXTS[language];
  const { receiptPdf } = await import('./receipt.pdf.ts');
  return {
    ...composeMail({
      to: buyerEmail,
      language,
      subject: t.subject({ number }),
      parts: [
        t.greeting({ name: buyerName }),
        t.thanks,
        { rows: receiptLines(language, quote, receipt) },
        t.attached,
        ...(isTest ? [t.test] : []),
      ],
    }),
    attachments: [
      { filename: `lectern-${number}.pdf`, contentType: 'application/pdf', content: await receiptPdf(receipt, seller) },
    ],
  };
}

type Invoice = {
  readonly orderId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly quote: Quote;
};

/** The invoice of a school's order. */
export function invoiceMail({ orderId, name, email, language, quote }: Invoice, seller: readonly string[]): Mail {
  const t = RECEIPT_TEXTS[language];
  const reference = orderId.slice(0, 8).toUpperCase();
  const { gross: amount, ...sums } = quote.first;
  return composeMail({
    to: email,
    language,
    subject: t.invoiceSubject({ reference }),
    parts: [
      t.greeting({ name }),
      t.invoiceLead,
      { rows: receiptLines(language, quote, { ...sums, amount }) },
      t.transfer({ reference }),
      seller.join(', '),
    ],
  });
}
