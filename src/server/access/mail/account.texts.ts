import type { Language } from '#domain/platform/language.ts';

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

/** Texts of emails about an account. */
export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    welcome: {
      subject: 'Welcome to Lectern',
      text: 'Your account is ready. Choose your subjects, and Lectern shows you what to do next.',
      action: 'Get started',
      next: 'A good first step is a short quiz in the subject that worries you most. It shows you where to start, and some topics are free.',
      caution:
        'If you didn’t create this account, someone used your email address. Reset the password to take the account over, then delete it.',
    },
    invitation: {
      subject: 'Set up your Lectern account',
      text: 'A Lectern account has been created for you. Set a password to start using it.',
      action: 'Set password',
    },
    reset: {
      subject: 'Reset your Lectern password',
      text: 'Use this link to set a new password.',
      action: 'Reset password',
    },
    life: (days) => `The link expires in ${days} days and can be used once.`,
    caution: 'If you weren’t expecting this email, you can ignore it.',
    visit: {
      subject: 'Support is viewing Lectern as you',
      text: (helper) =>
        `${helper} is viewing Lectern as you for up to 30 minutes to help you, and can’t change anything.`,
      reason: (reason) => `Reason: ${reason}`,
      caution:
        'Your account lists every time support has viewed it. If you weren’t expecting this, tell your school or reply to this email.',
    },
    pin: {
      subject: 'Your Lectern PIN was removed',
      text: 'Your PIN was removed and you’ve been signed out on all devices. After signing in, you can create a new PIN in your account.',
      caution: 'If you weren’t expecting this, tell your school or reply to this email straight away.',
    },
    address: {
      subject: 'Your Lectern email address was changed',
      text: (next) => `From now on, sign in with ${next}.`,
      caution: 'If you weren’t expecting this, tell your school or reply to this email straight away.',
    },
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    welcome: {
      subject: 'Willkommen bei Lectern',
      text: 'Dein Konto ist eingerichtet. Wähle deine Fächer, und Lectern zeigt dir, was als Nächstes dran ist.',
      action: 'Loslegen',
      next: 'Ein guter erster Schritt ist ein kurzes Quiz in dem Fach, das dir am meisten Sorgen macht. Es zeigt dir, wo du anfangen kannst. Einige Themen sind kostenlos.',
      caution:
        'Wenn du dieses Konto nicht erstellt hast, hat jemand deine E-Mail-Adresse benutzt. Setze das Passwort zurück, um das Konto zu übernehmen und zu löschen.',
    },
    invitation: {
      subject: 'Richte dein Lectern-Konto ein',
      text: 'für dich wurde ein Lectern-Konto erstellt. Lege ein Passwort fest, um es zu nutzen.',
      action: 'Passwort festlegen',
    },
    reset: {
      subject: 'Setze dein Lectern-Passwort zurück',
      text: 'über diesen Link legst du ein neues Passwort fest.',
      action: 'Passwort zurücksetzen',
    },
    life: (days) => `Der Link gilt ${days} Tage und kann einmal verwendet werden.`,
    caution: 'Wenn du diese E-Mail nicht erwartet hast, kannst du sie ignorieren.',
    visit: {
      subject: 'Der Support sieht Lectern gerade aus deiner Sicht',
      text: (helper) =>
        `um dir zu helfen, sieht ${helper} Lectern bis zu 30 Minuten lang aus deiner Sicht und kann nichts ändern.`,
      reason: (reason) => `Grund: ${reason}`,
      caution:
        'In deinem Konto findest du alle Support-Zugriffe. Wenn du das nicht erwartet hast, sag es deiner Schule oder antworte auf diese E-Mail.',
    },
    pin: {
      subject: 'Deine Lectern-PIN wurde entfernt',
      text: 'deine PIN wurde entfernt, und du wurdest auf allen Geräten abgemeldet. Nach dem Anmelden kannst du in deinem Konto eine neue festlegen.',
      caution: 'Wenn du das nicht erwartet hast, sag es sofort deiner Schule oder antworte auf diese E-Mail.',
    },
    address: {
      subject: 'Deine E-Mail-Adresse bei Lectern wurde geändert',
      text: (next) => `ab jetzt meldest du dich mit ${next} an.`,
      caution: 'Wenn du das nicht erwartet hast, sag es sofort deiner Schule oder antworte auf diese E-Mail.',
    },
  },
};
