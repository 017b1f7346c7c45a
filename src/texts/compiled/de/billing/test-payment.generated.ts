// Compiled from src/texts/de/billing/test-payment.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/billing/test-payment.generated.ts';

export const texts: typeof english = {
  title: "Testzahlung",
  lead: "Das ist ein Test: Es wird kein Geld abgebucht, und du brauchst keine Karte. Wähle ein Ergebnis.",
  amount: "Heute fällig",
  renewal: "Bei jeder Verlängerung",
  actions: {
    pay: "Bezahlen",
    decline: "Zahlung ablehnen",
    leave: "Verlassen, ohne zu bezahlen",
    later: "Später bezahlen",
    arrive: "Zahlung abschließen",
    fail: "Zahlung fehlschlagen lassen",
    renew: "Jetzt verlängern",
    failRenewal: "Verlängerung fehlschlagen lassen",
  },
  status: {
    open: "Noch nicht bezahlt.",
    pending: "Zahlung ausstehend.",
    paid: "Bezahlt.",
    declined: "Zahlung abgelehnt.",
    left: "Verlassen, ohne zu bezahlen.",
    ended: "Beendet.",
  },
  back: "Zurück zu Lectern",
};
