// Compiled from src/texts/en/billing/receipt.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  receipt: ({ number }: { readonly number: number }): string => `Receipt no. ${String(need(number))}`,
  subject: ({ number }: { readonly number: number }): string => `Your Lectern receipt no. ${String(need(number))}`,
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  thanks: "Thank you for your payment. You now have access to what you bought.",
  attached: "Your receipt is attached as a PDF. You can also download it under “My payments”.",
  invoiceSubject: ({ reference }: { readonly reference: string }): string => `Your Lectern invoice (${userText(reference)})`,
  invoiceLead: "Thank you for your order. You can assign seats as soon as we receive your payment.",
  transfer: ({ reference }: { readonly reference: string }): string => `Please transfer the amount and quote the reference ${userText(reference)}.`,
  date: "Date",
  buyer: "Billed to",
  paidUntil: "Paid until",
  plan: {
    standard: "Standard",
    pro: "Pro",
  },
  line: ({ plan, subject }: { readonly plan: string; readonly subject: string | null }): string => (isNone(subject) ? `${userText(plan)} plan` : `Subject: ${userText(subject)}`),
  seats: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} seat` : `${numberText('en', need(count))} seats`),
  discount: "Coupon",
  net: "Net amount",
  tax: ({ percent }: { readonly percent: string }): string => `VAT ${userText(percent)}%`,
  total: "Total",
  test: "Test payment: no money was taken.",
  page: ({ page, pages }: { readonly page: number; readonly pages: number }): string => `Page ${numberText('en', need(page))} of ${numberText('en', need(pages))}`,
};
