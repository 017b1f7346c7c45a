import type { Language } from '#domain/language.ts';

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

/** What receipts and invoices say. */
export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    receipt: (number) => `Receipt no. ${number}`,
    invoice: 'Invoice',
    subject: (number) => `Your receipt no. ${number} from Lectern`,
    greeting: (name) => `Hello ${name},`,
    thanks: 'Thank you for your payment. What you bought is open now.',
    attached: 'The receipt is attached as a PDF. You also find it under “My payments”.',
    invoiceSubject: 'Your invoice from Lectern',
    invoiceLead: 'Thank you for your order. The seats can be given out as soon as the amount has arrived.',
    invoiceHow: (reference) => `Please transfer the amount with the reference ${reference}.`,
    date: 'Date',
    buyer: 'For',
    paidUntil: 'Paid until',
    plan: { standard: 'Standard', pro: 'Pro' },
    line: (plan, subject) => (subject === null ? `Plan ${plan}` : `Subject ${subject}`),
    seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
    discount: 'Coupon',
    net: 'Net',
    tax: (percent) => `VAT ${percent} %`,
    total: 'Total',
    test: 'A test: no money was taken.',
  },
  de: {
    receipt: (number) => `Beleg Nr. ${number}`,
    invoice: 'Rechnung',
    subject: (number) => `Dein Beleg Nr. ${number} von Lectern`,
    greeting: (name) => `Hallo ${name},`,
    thanks: 'danke für deine Zahlung. Was du gekauft hast, steht dir jetzt offen.',
    attached: 'Der Beleg hängt als PDF an. Du findest ihn auch unter „Meine Zahlungen“.',
    invoiceSubject: 'Ihre Rechnung von Lectern',
    invoiceLead: 'danke für die Bestellung. Die Plätze können vergeben werden, sobald der Betrag eingegangen ist.',
    invoiceHow: (reference) => `Bitte überweise den Betrag mit dem Verwendungszweck ${reference}.`,
    date: 'Datum',
    buyer: 'Für',
    paidUntil: 'Bezahlt bis',
    plan: { standard: 'Standard', pro: 'Pro' },
    line: (plan, subject) => (subject === null ? `Tarif ${plan}` : `Fach ${subject}`),
    seats: (count) => (count === 1 ? '1 Platz' : `${count} Plätze`),
    discount: 'Gutschein',
    net: 'Netto',
    tax: (percent) => `USt. ${percent} %`,
    total: 'Summe',
    test: 'Ein Test: Es wurde kein Geld abgebucht.',
  },
};
