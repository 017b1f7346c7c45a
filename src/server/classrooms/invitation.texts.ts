import type { Language } from '#domain/platform/language.ts';

type InvitationTexts = {
  readonly subject: (classroom: string) => string;
  readonly greeting: (name: string) => string;
  readonly student: (teacher: string, classroom: string) => string;
  readonly teacher: (teacher: string, classroom: string) => string;
  readonly join: string;
  /** The code follows this text. */
  readonly code: string;
  readonly account: string;
  readonly caution: string;
};

/** Texts of the email with an invitation to a class. */
export const INVITATION_TEXTS: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: (classroom) => `Join the class ${classroom} on Lectern`,
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    student: (teacher, classroom) => `${teacher} has invited you to the class ${classroom} on Lectern.`,
    teacher: (teacher, classroom) => `${teacher} has invited you to co-teach the class ${classroom} on Lectern.`,
    join: 'Join class',
    code: 'In Lectern, open Classrooms, choose “Join class” and enter this invitation code:',
    account: 'If you don’t have an account, create one first. The invitation expires in 30 days.',
    caution: 'If you don’t know this person, you can ignore this email.',
  },
  de: {
    subject: (classroom) => `Einladung in die Klasse ${classroom}`,
    greeting: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    student: (teacher, classroom) => `${teacher} hat dich in die Klasse ${classroom} auf Lectern eingeladen.`,
    teacher: (teacher, classroom) =>
      `${teacher} hat dich eingeladen, die Klasse ${classroom} auf Lectern mit zu unterrichten.`,
    join: 'Klasse beitreten',
    code: 'Öffne auf Lectern „Klassen“, wähle „Klasse beitreten“ und gib diesen Einladungscode ein:',
    account: 'Wenn du noch kein Konto hast, erstelle zuerst eines. Die Einladung gilt 30 Tage.',
    caution: 'Wenn du diese Person nicht kennst, kannst du diese E-Mail ignorieren.',
  },
};
