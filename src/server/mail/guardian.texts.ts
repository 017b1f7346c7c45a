import type { GuardianAnswer } from '#domain/consent/guardian.rule.ts';
import type { Language } from '#domain/language.ts';

type GuardianTexts = {
  readonly locale: string;
  readonly hello: string;
  readonly subject: string;
  readonly ask: (child: string, age: number) => string;
  readonly way: string;
  readonly action: string;
  /** Ends before the code. */
  readonly code: string;
  readonly life: (days: number) => string;
  readonly caution: string;
  readonly told: Readonly<Record<GuardianAnswer, { readonly subject: string; readonly text: (day: string) => string }>>;
  readonly goOn: string;
  readonly mistake: string;
};

/** What the mails about a guardian's permission say: to the guardian, and to the child. */
export const GUARDIAN_TEXTS: Readonly<Record<Language, GuardianTexts>> = {
  en: {
    locale: 'en-GB',
    hello: 'Hello,',
    subject: 'A child asks for your permission: an account at Lectern',
    ask: (child, age) =>
      `Somebody with the address ${child} wants an account at Lectern, where people prepare for exams, and named you as parent or guardian. Below the age of ${age}, an account needs your permission.`,
    way: 'See whose account it is and what is kept, and then allow or refuse it. You need no account yourself.',
    action: 'Look and decide',
    code: 'Open the page /guardian on Lectern and paste this code:',
    life: (days) =>
      `We wait ${days} days for your answer. Keep this mail: with it you can also take your permission back later.`,
    caution: 'If this is none of your children, leave the mail alone. Without your yes, the account is not opened.',
    told: {
      allowed: { subject: 'You can go on at Lectern', text: () => 'Your parent or guardian has allowed your account.' },
      refused: {
        subject: 'Your account at Lectern was not allowed',
        text: (day) =>
          `Your parent or guardian did not allow your account. It will be deleted on ${day}, with all that is in it.`,
      },
      withdrawn: {
        subject: 'Your account at Lectern is not allowed any more',
        text: (day) =>
          `Your parent or guardian has taken the permission for your account back. You are signed out. It will be deleted on ${day}, with everything in it.`,
      },
    },
    goOn: 'Go on',
    mistake: 'If this is a mistake, talk to them: until that day they can still allow it, with the mail we sent them.',
  },
  de: {
    locale: 'de-DE',
    hello: 'Hallo,',
    subject: 'Ein Kind bittet dich um Erlaubnis: ein Konto bei Lectern',
    ask: (child, age) =>
      `jemand mit der Adresse ${child} möchte ein Konto bei Lectern, wo man für Prüfungen lernt, und hat dich als Elternteil oder sorgeberechtigt genannt. Unter ${age} Jahren braucht ein Konto deine Erlaubnis.`,
    way: 'Sieh nach, wessen Konto es ist und was gespeichert wird. Dann erlaube es oder lehne ab. Du selbst brauchst kein Konto.',
    action: 'Ansehen und entscheiden',
    code: 'Öffne auf Lectern die Seite /guardian und füge diesen Code ein:',
    life: (days) =>
      `Wir warten ${days} Tage auf deine Antwort. Heb diese Mail auf: Damit kannst du deine Erlaubnis auch später zurücknehmen.`,
    caution:
      'Wenn das keines deiner Kinder ist, lass die Mail einfach liegen. Ohne dein Ja wird das Konto nicht freigegeben.',
    told: {
      allowed: {
        subject: 'Du kannst bei Lectern weitermachen',
        text: () => 'deine Eltern oder Sorgeberechtigten haben dein Konto erlaubt.',
      },
      refused: {
        subject: 'Dein Konto bei Lectern wurde nicht erlaubt',
        text: (day) =>
          `deine Eltern oder Sorgeberechtigten haben dein Konto nicht erlaubt. Es wird am ${day} gelöscht, mit allem darin.`,
      },
      withdrawn: {
        subject: 'Dein Konto bei Lectern ist nicht mehr erlaubt',
        text: (day) =>
          `deine Eltern oder Sorgeberechtigten haben die Erlaubnis für dein Konto zurückgenommen. Du bist abgemeldet. Es wird am ${day} gelöscht, mit allem darin.`,
      },
    },
    goOn: 'Weitermachen',
    mistake:
      'Wenn das ein Versehen ist, sprich mit ihnen: Bis zu diesem Tag können sie es mit unserer Mail noch erlauben.',
  },
};
