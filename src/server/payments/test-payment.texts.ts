import type { Language } from '#domain/language.ts';
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

/** What the page of the test gateway says. */
export const TEST_PAYMENT_TEXTS: Readonly<Record<Language, TestPaymentTexts>> = {
  en: {
    title: 'Test payment',
    lead: 'This is a test. No money is taken, and nobody asks for a card. Choose what shall happen.',
    amount: 'To pay now',
    renewal: 'At each renewal',
    deeds: {
      pay: 'Pay',
      decline: 'Have the payment declined',
      leave: 'Leave without paying',
      later: 'Pay later',
      arrive: 'Let the money arrive',
      fail: 'Let the payment fail',
      renew: 'Renew now',
      failRenewal: 'Let a renewal fail',
    },
    status: {
      open: 'Not paid yet.',
      pending: 'The payment is on its way.',
      paid: 'Paid.',
      declined: 'The payment was declined.',
      left: 'Left without paying.',
      ended: 'Ended.',
    },
    back: 'Back to Lectern',
  },
  de: {
    title: 'Testzahlung',
    lead: 'Das ist ein Test. Es wird kein Geld abgebucht, und niemand fragt nach einer Karte. Wähle, was geschehen soll.',
    amount: 'Jetzt zu zahlen',
    renewal: 'Bei jeder Verlängerung',
    deeds: {
      pay: 'Bezahlen',
      decline: 'Die Zahlung ablehnen lassen',
      leave: 'Gehen, ohne zu zahlen',
      later: 'Später bezahlen',
      arrive: 'Das Geld ankommen lassen',
      fail: 'Die Zahlung scheitern lassen',
      renew: 'Jetzt verlängern',
      failRenewal: 'Eine Verlängerung scheitern lassen',
    },
    status: {
      open: 'Noch nicht bezahlt.',
      pending: 'Die Zahlung ist unterwegs.',
      paid: 'Bezahlt.',
      declined: 'Die Zahlung wurde abgelehnt.',
      left: 'Ohne Zahlung verlassen.',
      ended: 'Beendet.',
    },
    back: 'Zurück zu Lectern',
  },
};
