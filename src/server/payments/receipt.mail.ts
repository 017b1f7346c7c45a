import type { Language } from '#domain/language.ts';
import type { Quote } from '#domain/payments/quote.rule.ts';
import { mailHtml } from '../mail/mail.layout.ts';
import type { Mail } from '../mail/mail.ts';
import { receiptLines } from './receipt.lines.ts';
import { receiptPdf } from './receipt.pdf.ts';
import type { Receipt } from './receipt.query.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

type Words = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

function letter({ to, language, subject, paragraphs }: Words, rows: readonly (readonly [string, string])[]): Mail {
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return {
    to,
    subject,
    text: [...paragraphs, table, 'Lectern'].join('\n\n'),
    html: mailHtml({ language, title: subject, paragraphs, rows }),
  };
}

/** The mail that brings a receipt, in the buyer's language. */
export async function receiptMail(receipt: Receipt, seller: readonly string[]): Promise<Mail> {
  const { language, number, buyerName, buyerEmail, quote, isTest } = receipt;
  const t = RECEIPT_TEXTS[language];
  const paragraphs = [t.greeting(buyerName), t.thanks, t.attached, ...(isTest ? [t.test] : [])];
  return {
    ...letter(
      { to: buyerEmail, language, subject: t.subject(number), paragraphs },
      receiptLines(language, quote, receipt),
    ),
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
  const paragraphs = [t.greeting(name), t.invoiceLead, t.invoiceHow(reference), seller.join(', ')];
  const { gross: amount, ...sums } = quote.first;
  return letter(
    { to: email, language, subject: `${t.invoiceSubject} (${reference})`, paragraphs },
    receiptLines(language, quote, { ...sums, amount }),
  );
}
