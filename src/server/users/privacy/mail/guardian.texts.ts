import type { Language } from '#domain/platform/language.ts';
import type { GuardianAnswer } from '#domain/users/consent/guardian.rule.ts';

type GuardianTexts = {
  readonly locale: string;
  readonly hello: string;
  readonly subject: string;
  readonly ask: (child: string, age: number) => string;
  readonly way: string;
  readonly action: string;
  /** The code follows this text. */
  readonly code: string;
  readonly life: (days: number) => string;
  readonly caution: string;
  readonly told: Readonly<Record<GuardianAnswer, { readonly subject: string; readonly text: (day: string) => string }>>;
  readonly goOn: string;
  readonly mistake: string;
};

/** Texts of the emails about a guardian's consent: to the guardian, and to the child. */
export const GUARDIAN_TEXTS: Readonly<Record<Language, GuardianTexts>> = {
  en: {
    locale: 'en-GB',
    hello: 'Hello,',
    subject: 'Your permission is needed for a Lectern account',
    ask: (child, age) =>
      `Someone with the email address ${child} has signed up for Lectern, an exam preparation website, and named you as their parent or guardian. Students under ${age} need your permission.`,
    way: 'Check whose account it is and what we store, then allow or decline it. You don’t need an account.',
    action: 'Review request',
    code: 'Open the page /guardian on Lectern and enter this code:',
    life: (days) =>
      `Please respond within ${days} days. Keep this email: you can also use it to withdraw your permission later.`,
    caution: 'If this isn’t your child, you can ignore this email. The account stays closed without your permission.',
    told: {
      allowed: {
        subject: 'Your Lectern account is approved',
        text: () => 'Your parent or guardian has approved your account.',
      },
      refused: {
        subject: 'Your Lectern account wasn’t approved',
        text: (day) =>
          `Your parent or guardian didn’t approve your account. It will be deleted on ${day}, with everything in it.`,
      },
      withdrawn: {
        subject: 'Permission for your Lectern account was withdrawn',
        text: (day) =>
          `Your parent or guardian has withdrawn their permission, so you’ve been signed out. Your account will be deleted on ${day}, with everything in it.`,
      },
    },
    goOn: 'Continue',
    mistake:
      'If this is a mistake, talk to them. Until that day, they can still approve it from the email we sent them.',
  },
  de: {
    locale: 'de-DE',
    hello: 'Hallo,',
    subject: 'Deine Einwilligung für ein Lectern-Konto',
    ask: (child, age) =>
      `jemand mit der E-Mail-Adresse ${child} hat sich bei Lectern registriert, einer Website zur Prüfungsvorbereitung, und dich als Elternteil oder sorgeberechtigte Person angegeben. Unter ${age} Jahren ist deine Einwilligung nötig.`,
    way: 'Prüfe, wessen Konto es ist und was wir speichern. Dann stimme zu oder lehne ab. Du brauchst dafür kein Konto.',
    action: 'Anfrage prüfen',
    code: 'Öffne auf Lectern die Seite /guardian und gib diesen Code ein:',
    life: (days) =>
      `Bitte antworte innerhalb von ${days} Tagen. Bewahre diese E-Mail auf: Damit kannst du deine Einwilligung auch später widerrufen.`,
    caution:
      'Wenn das nicht dein Kind ist, kannst du diese E-Mail ignorieren. Ohne deine Einwilligung bleibt das Konto geschlossen.',
    told: {
      allowed: {
        subject: 'Dein Lectern-Konto ist freigegeben',
        text: () => 'deine Eltern oder Sorgeberechtigten haben deinem Konto zugestimmt.',
      },
      refused: {
        subject: 'Dein Lectern-Konto wurde nicht freigegeben',
        text: (day) =>
          `deine Eltern oder Sorgeberechtigten haben deinem Konto nicht zugestimmt. Es wird am ${day} gelöscht, mit allem darin.`,
      },
      withdrawn: {
        subject: 'Einwilligung für dein Lectern-Konto widerrufen',
        text: (day) =>
          `deine Eltern oder Sorgeberechtigten haben ihre Einwilligung widerrufen, und du wurdest abgemeldet. Dein Konto wird am ${day} gelöscht, mit allem darin.`,
      },
    },
    goOn: 'Weiter',
    mistake:
      'Wenn das ein Versehen ist, sprich mit ihnen. Bis zu diesem Tag können sie über unsere E-Mail noch zustimmen.',
  },
};
