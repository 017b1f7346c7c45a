import type { Language } from '#domain/language.ts';

type Letter = { readonly subject: string; readonly text: string; readonly action: string };

type AccountTexts = {
  readonly greeting: (name: string) => string;
  readonly welcome: Letter & { readonly next: string; readonly caution: string };
  readonly invitation: Letter;
  readonly reset: Letter;
  readonly life: (days: number) => string;
  readonly caution: string;
  readonly visit: {
    readonly subject: string;
    readonly text: (helper: string) => string;
    readonly reason: (reason: string) => string;
    readonly caution: string;
  };
  readonly pin: Omit<Letter, 'action'> & { readonly caution: string };
  readonly address: { readonly subject: string; readonly text: (next: string) => string; readonly caution: string };
};

/** What mails about an account say. */
export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    welcome: {
      subject: 'Welcome to Lectern',
      text: 'Hello, your account is ready. Choose your subjects, and Lectern shows you what to do today.',
      action: 'Begin',
      next: 'A good first step is a short quiz in the subject that worries you most: it tells you where to start, and the free topics cost nothing.',
      caution:
        'If you did not make this account, somebody used your address. Choose a new password, and it is yours to delete.',
    },
    invitation: {
      subject: 'Your account at Lectern',
      text: 'An account at Lectern has been made for you. Choose a password, and you are in.',
      action: 'Choose a password',
    },
    reset: {
      subject: 'A new password for Lectern',
      text: 'Here you choose a new password.',
      action: 'Choose a new password',
    },
    life: (days) => `The link is good for ${days} days and works once.`,
    caution: 'If you did not expect this, leave it unused and nothing changes.',
    visit: {
      subject: 'Somebody looked at Lectern as you see it, to help you',
      text: (helper) =>
        `${helper} is looking at Lectern as you see it, for half an hour at most, and can change nothing.`,
      reason: (reason) => `The reason: ${reason}`,
      caution:
        'You find all such visits in your account. If this surprises you, please tell your school or answer this mail.',
    },
    pin: {
      subject: 'Your PIN at Lectern has been reset',
      text: 'Your PIN is not asked for any more, and you are signed out everywhere. Once you have signed in, you can choose a new one in your account.',
      caution: 'If this surprises you, please tell your school or answer this mail at once.',
    },
    address: {
      subject: 'Your e-mail at Lectern has changed',
      text: (next) => `From now on you sign in with ${next}.`,
      caution: 'If this surprises you, please tell your school or answer this mail at once.',
    },
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    welcome: {
      subject: 'Willkommen bei Lectern',
      text: 'Hallo, dein Konto steht bereit. Wähle deine Fächer, und Lectern zeigt dir, was heute dran ist.',
      action: 'Anfangen',
      next: 'Ein guter erster Schritt ist ein kurzes Quiz in dem Fach, das dir am meisten Sorgen macht: Es zeigt, wo du anfangen kannst, und die freien Themen kosten nichts.',
      caution:
        'Wenn du dieses Konto nicht angelegt hast, hat jemand deine Adresse benutzt. Wähle ein neues Passwort, und du kannst es löschen.',
    },
    invitation: {
      subject: 'Dein Konto bei Lectern',
      text: 'für dich wurde ein Konto bei Lectern angelegt. Wähle ein Passwort, und du bist dabei.',
      action: 'Passwort wählen',
    },
    reset: {
      subject: 'Ein neues Passwort für Lectern',
      text: 'hier wählst du ein neues Passwort.',
      action: 'Neues Passwort wählen',
    },
    life: (days) => `Der Link gilt ${days} Tage und nur einmal.`,
    caution: 'Wenn du das nicht erwartet hast, lass ihn unbenutzt, und es ändert sich nichts.',
    visit: {
      subject: 'Jemand hat Lectern so angesehen wie du, um dir zu helfen',
      text: (helper) =>
        `${helper} sieht Lectern gerade so an, wie du es siehst, höchstens eine halbe Stunde lang, und kann nichts ändern.`,
      reason: (reason) => `Der Grund: ${reason}`,
      caution:
        'Alle solchen Besuche findest du in deinem Konto. Wenn dich das überrascht, sag es deiner Schule oder antworte auf diese Mail.',
    },
    pin: {
      subject: 'Deine PIN bei Lectern ist zurückgesetzt',
      text: 'deine PIN wird nicht mehr abgefragt, und du bist überall abgemeldet. Nach dem Anmelden kannst du in deinem Konto eine neue wählen.',
      caution: 'Wenn dich das überrascht, sag es sofort deiner Schule oder antworte auf diese Mail.',
    },
    address: {
      subject: 'Deine E-Mail bei Lectern ist geändert',
      text: (next) => `ab jetzt meldest du dich mit ${next} an.`,
      caution: 'Wenn dich das überrascht, sag es sofort deiner Schule oder antworte auf diese Mail.',
    },
  },
};
