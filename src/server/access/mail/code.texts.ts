import type { Language } from '#domain/platform/language.ts';
import type { CodePurpose } from '../../platform/db/schema/access/sessions.ts';

type CodeTexts = {
  readonly subject: (code: string) => string;
  readonly greeting: (name: string) => string;
  /** The code follows this text. */
  readonly code: Readonly<Record<CodePurpose, string>>;
  readonly life: (minutes: number) => string;
  readonly caution: string;
};

/** Texts of the email with a one-time code. */
export const CODE_TEXTS: Readonly<Record<Language, CodeTexts>> = {
  en: {
    subject: (code) => `${code} is your Lectern code`,
    greeting: (name) => `Hello ${name},`,
    code: {
      password: 'Use this code to set a new password:',
      pin: 'Use this code to set a new PIN:',
      deletion: 'Use this code to delete your account and everything in it:',
    },
    life: (minutes) => `The code expires in ${minutes} minutes and can be used once.`,
    caution: 'If you didn’t request it, you can ignore this email. Nobody at Lectern will ever ask you for this code.',
  },
  de: {
    subject: (code) => `${code} ist dein Lectern-Code`,
    greeting: (name) => `Hallo ${name},`,
    code: {
      password: 'mit diesem Code legst du ein neues Passwort fest:',
      pin: 'mit diesem Code legst du eine neue PIN fest:',
      deletion: 'mit diesem Code löschst du dein Konto und alles darin:',
    },
    life: (minutes) => `Der Code gilt ${minutes} Minuten und kann einmal verwendet werden.`,
    caution:
      'Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Niemand von Lectern wird dich je nach diesem Code fragen.',
  },
};
