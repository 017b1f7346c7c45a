import type { Language } from '#domain/platform/language.ts';
import type { TestCheckout, TestDeed } from './test.gateway.ts';

type TestPaymentTexts = {
  readonly title: string;
  readonly lead: string;
  readonly amount: string;
  readonly renewal: string;
  readonly deeds: Readonly<Record<TestDeed, string>>;
  readonly status: Readonly<Record<TestCheckout['status'], string>>;
  readonly back: string;
};

/** Texts of the test gateway's page. */
export const TEST_PAYMENT_TEXTS: Readonly<Record<Language, TestPaymentTexts>> = {
  en: {
    title: 'Test payment',
    lead: 'This is a test: no money is taken and no card is needed. Choose an outcome.',
    amount: 'Due today',
    renewal: 'Each renewal',
    deeds: {
      pay: 'Pay',
      decline: 'Decline payment',
      leave: 'Leave without paying',
      later: 'Pay later',
      arrive: 'Complete payment',
      fail: 'Fail payment',
      renew: 'Renew now',
      failRenewal: 'Fail renewal',
    },
    status: {
      open: 'Not paid yet.',
      pending: 'Payment pending.',
      paid: 'Paid.',
      declined: 'Payment declined.',
      left: 'Left without paying.',
      ended: 'Ended.',
    },
    back: 'Back to Lectern',
  },
  de: {
    title: 'Testzahlung',
    lead: 'Das ist ein Test: Es wird kein Geld abgebucht, und du brauchst keine Karte. Wähle ein Ergebnis.',
    amount: 'Heute fällig',
    renewal: 'Bei jeder Verlängerung',
    deeds: {
      pay: 'Bezahlen',
      decline: 'Zahlung ablehnen',
      leave: 'Verlassen, ohne zu bezahlen',
      later: 'Später bezahlen',
      arrive: 'Zahlung abschließen',
      fail: 'Zahlung fehlschlagen lassen',
      renew: 'Jetzt verlängern',
      failRenewal: 'Verlängerung fehlschlagen lassen',
    },
    status: {
      open: 'Noch nicht bezahlt.',
      pending: 'Zahlung ausstehend.',
      paid: 'Bezahlt.',
      declined: 'Zahlung abgelehnt.',
      left: 'Verlassen, ohne zu bezahlen.',
      ended: 'Beendet.',
    },
    back: 'Zurück zu Lectern',
  },
};
