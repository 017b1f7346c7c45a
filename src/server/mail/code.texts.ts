import type { Language } from '#domain/language.ts';
import type { CodePurpose } from '../db/schema/sessions.ts';

type CodeTexts = {
  readonly subject: (code: string) => string;
  readonly greeting: (name: string) => string;
  /** Ends before the code. */
  readonly code: Readonly<Record<CodePurpose, string>>;
  readonly life: (minutes: number) => string;
  readonly caution: string;
};

/** What the mail with a one-time code says. */
export const CODE_TEXTS: Readonly<Record<Language, CodeTexts>> = {
  en: {
    subject: (code) => `${code} is your Lectern code`,
    greeting: (name) => `Hello ${name},`,
    code: {
      password: 'With this code you can choose a new password:',
      pin: 'With this code you can choose a new PIN:',
      deletion: 'With this code you can delete your account and everything in it:',
    },
    life: (minutes) => `It is good for ${minutes} minutes and works once.`,
    caution:
      'If you did not ask for it, leave it unused and nothing changes. Nobody at Lectern will ever ask you for it.',
  },
  de: {
    subject: (code) => `${code} ist dein Code für Lectern`,
    greeting: (name) => `Hallo ${name},`,
    code: {
      password: 'mit diesem Code kannst du ein neues Passwort wählen:',
      pin: 'mit diesem Code kannst du eine neue PIN wählen:',
      deletion: 'mit diesem Code kannst du dein Konto und alles darin löschen:',
    },
    life: (minutes) => `Er gilt ${minutes} Minuten und nur einmal.`,
    caution:
      'Wenn du ihn nicht angefordert hast, lass ihn unbenutzt, und es ändert sich nichts. Niemand von Lectern wird dich je nach ihm fragen.',
  },
};
