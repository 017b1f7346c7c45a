// Compiled from src/texts/de/billing/receipt.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/billing/receipt.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  receipt: ({ number }) => `Beleg Nr. ${String(need(number))}`,
  subject: ({ number }) => `Dein Lectern-Beleg Nr. ${String(need(number))}`,
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  thanks: "danke für deine Zahlung. Du hast jetzt Zugriff auf alles, was du gekauft hast.",
  attached: "Dein Beleg hängt als PDF an. Du kannst ihn auch unter „Meine Zahlungen“ herunterladen.",
  invoiceSubject: ({ reference }) => `Deine Lectern-Rechnung (${userText(reference)})`,
  invoiceLead: "danke für deine Bestellung. Sobald der Betrag eingegangen ist, kannst du die Lizenzen zuweisen.",
  transfer: ({ reference }) => `Bitte überweise den Betrag mit dem Verwendungszweck ${userText(reference)}.`,
  date: "Datum",
  buyer: "Rechnung an",
  paidUntil: "Bezahlt bis",
  plan: {
    standard: "Standard",
    pro: "Pro",
  },
  line: ({ plan, subject }) => (isNone(subject) ? `Tarif ${userText(plan)}` : `Fach: ${userText(subject)}`),
  seats: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Lizenz` : `${numberText('de', need(count))} Lizenzen`),
  discount: "Gutschein",
  net: "Nettobetrag",
  tax: ({ percent }) => `MwSt. ${userText(percent)} %`,
  total: "Gesamtbetrag",
  test: "Testzahlung: Es wurde kein Geld abgebucht.",
  page: ({ page, pages }) => `Seite ${numberText('de', need(page))} von ${numberText('de', need(pages))}`,
};
