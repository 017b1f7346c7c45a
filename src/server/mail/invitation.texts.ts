import type { Language } from '#domain/language.ts';

type InvitationTexts = {
  readonly subject: (classroom: string) => string;
  readonly greeting: (name: string) => string;
  readonly student: (teacher: string, classroom: string) => string;
  readonly teacher: (teacher: string, classroom: string) => string;
  readonly join: string;
  /** Ends before the code. */
  readonly code: string;
  readonly account: string;
  readonly caution: string;
};

/** What the mail with an invitation to a class says. */
export const INVITATION_TEXTS: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: (classroom) => `You are invited to the class ${classroom}`,
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    student: (teacher, classroom) => `${teacher} invites you to the class ${classroom} on Lectern.`,
    teacher: (teacher, classroom) => `${teacher} invites you to teach the class ${classroom} on Lectern together.`,
    join: 'Join the class',
    code: 'Open Classrooms on Lectern, choose to join a class, and paste this code:',
    account: 'Without an account you make one first; the invitation is then still good. It ends after 30 days.',
    caution: 'If you do not know this person, leave the mail alone and nothing happens.',
  },
  de: {
    subject: (classroom) => `Du bist in die Klasse ${classroom} eingeladen`,
    greeting: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    student: (teacher, classroom) => `${teacher} lädt dich in die Klasse ${classroom} auf Lectern ein.`,
    teacher: (teacher, classroom) =>
      `${teacher} lädt dich ein, die Klasse ${classroom} auf Lectern gemeinsam zu unterrichten.`,
    join: 'Der Klasse beitreten',
    code: 'Öffne auf Lectern „Klassen“, wähle „Beitreten“ und füge diesen Code ein:',
    account:
      'Wenn du noch kein Konto hast, legst du erst eines an; die Einladung gilt dann noch. Sie endet nach 30 Tagen.',
    caution: 'Wenn du diese Person nicht kennst, lass die Mail liegen, und nichts geschieht.',
  },
};
