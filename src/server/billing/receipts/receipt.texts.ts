import type { Language } from '#domain/platform/language.ts';

type ReceiptTexts = {
  readonly receipt: (number: number) => string;
  readonly invoice: string;
  readonly subject: (number: number) => string;
  readonly greeting: (name: string) => string;
  readonly thanks: string;
  readonly attached: string;
  readonly invoiceSubject: string;
  readonly invoiceLead: string;
  readonly invoiceHow: (reference: string) => string;
  readonly date: string;
  readonly buyer: string;
  readonly paidUntil: string;
  readonly plan: Readonly<Record<'standard' | 'pro', string>>;
  readonly line: (plan: string, subject: string | null) => string;
  readonly seats: (count: number) => string;
  readonly discount: string;
  readonly net: string;
  readonly tax: (percent: string) => string;
  readonly total: string;
  readonly test: string;
};

/** Texts of receipts and invoices. */
export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    receipt: (number) => `Receipt no. ${number}`,
    invoice: 'Invoice',
    subject: (number) => `Your Lectern receipt no. ${number}`,
    greeting: (name) => `Hello ${name},`,
    thanks: 'Thank you for your payment. You now have access to what you bought.',
    attached: 'Your receipt is attached as a PDF. You can also download it under “My payments”.',
    invoiceSubject: 'Your Lectern invoice',
    invoiceLead: 'Thank you for your order. You can assign seats as soon as we receive your payment.',
    invoiceHow: (reference) => `Please transfer the amount and quote the reference ${reference}.`,
    date: 'Date',
    buyer: 'Billed to',
    paidUntil: 'Paid until',
    plan: { standard: 'Standard', pro: 'Pro' },
    line: (plan, subject) => (subject === null ? `${plan} plan` : `Subject: ${subject}`),
    seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
    discount: 'Coupon',
    net: 'Net amount',
    tax: (percent) => `VAT ${percent} %`,
    total: 'Total',
    test: 'Test payment: no money was taken.',
  },
  de: {
    receipt: (number) => `Beleg Nr. ${number}`,
    invoice: 'Rechnung',
    subject: (number) => `Dein Lectern-Beleg Nr. ${number}`,
    greeting: (name) => `Hallo ${name},`,
    thanks: 'danke für deine Zahlung. Du hast jetzt Zugriff auf alles, was du gekauft hast.',
    attached: 'Dein Beleg hängt als PDF an. Du kannst ihn auch unter „Meine Zahlungen“ herunterladen.',
    invoiceSubject: 'Deine Lectern-Rechnung',
    invoiceLead: 'danke für deine Bestellung. Sobald der Betrag eingegangen ist, kannst du die Lizenzen zuweisen.',
    invoiceHow: (reference) => `Bitte überweise den Betrag mit dem Verwendungszweck ${reference}.`,
    date: 'Datum',
    buyer: 'Rechnung an',
    paidUntil: 'Bezahlt bis',
    plan: { standard: 'Standard', pro: 'Pro' },
    line: (plan, subject) => (subject === null ? `Tarif ${plan}` : `Fach: ${subject}`),
    seats: (count) => (count === 1 ? '1 Lizenz' : `${count} Lizenzen`),
    discount: 'Gutschein',
    net: 'Nettobetrag',
    tax: (percent) => `MwSt. ${percent} %`,
    total: 'Gesamtbetrag',
    test: 'Testzahlung: Es wurde kein Geld abgebucht.',
  },
};
