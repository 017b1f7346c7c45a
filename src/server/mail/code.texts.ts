import type { Language } from '#domain/language.ts';
import type { CodePurpose } from '../db/schema/sessions.ts';

type CodeTexts = {
  readonly subject: (code: string) => string;
  readonly greeting: (name: string) => string;
  readonly code: Readonly<Record<CodePurpose, (code: string) => string>>;
  readonly life: (minutes: number) => string;
  readonly caution: string;
};

/** What the mail with a one-time code says. */
export const CODE_TEXTS: Readonly<Record<Language, CodeTexts>> = {
  en: {
    subject: (code) => `${code} is your Lectern code`,
    greeting: (name) => `Hello ${name},`,
    code: {
      password: (code) => `with this code you can choose a new password: ${code}`,
      pin: (code) => `with this code you can choose a new PIN: ${code}`,
    },
    life: (minutes) => `It is good for ${minutes} minutes and works once.`,
    caution:
      'If you did not ask for it, leave it unused and nothing changes. Nobody at Lectern will ever ask you for it.',
  },
  de: {
    subject: (code) => `${code} ist dein Code für Lectern`,
    greeting: (name) => `Hallo ${name},`,
    code: {
      password: (code) => `mit diesem Code kannst du ein neues Passwort wählen: ${code}`,
      pin: (code) => `mit diesem Code kannst du eine neue PIN wählen: ${code}`,
    },
    life: (minutes) => `Er gilt ${minutes} Minuten und nur einmal.`,
    caution:
      'Wenn du ihn nicht angefordert hast, lass ihn unbenutzt, und es ändert sich nichts. Niemand von Lectern wird dich je nach ihm fragen.',
  },
};
