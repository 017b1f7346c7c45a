import type { Language } from '#domain/platform/language.ts';
import { NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/platform/limits.ts';

/** The fields of the form; an error is shown next to its field. */
export type FirstAdminField = 'name' | 'email' | 'password';

type FirstAdminTexts = {
  readonly title: string;
  readonly lead: string;
  readonly labels: Readonly<Record<FirstAdminField, string>>;
  readonly problems: Readonly<Record<FirstAdminField, string>>;
  readonly emailTaken: string;
  readonly passwordHint: string;
  readonly create: string;
  readonly createdTitle: string;
  readonly created: string;
  readonly signIn: string;
  readonly endedTitle: string;
  readonly ended: string;
};

export const FIRST_ADMIN_TEXTS: Readonly<Record<Language, FirstAdminTexts>> = {
  en: {
    title: 'Create the first administrator',
    lead: 'This installation has no administrator yet. The account you create here can manage everything.',
    labels: { name: 'Name', email: 'Email', password: 'Password' },
    problems: {
      name: `Enter your name, in ${NAME_MAX_CHARS} characters at most.`,
      email: 'Enter a valid email address.',
      password: `Use ${PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_CHARS} characters that are hard to guess.`,
    },
    emailTaken: 'An account with this email already exists. Use another email.',
    passwordHint: `At least ${PASSWORD_MIN_CHARS} characters.`,
    create: 'Create administrator',
    createdTitle: 'Administrator created',
    created: 'You can now sign in with your email and password.',
    signIn: 'Sign in',
    endedTitle: 'This link is no longer valid',
    ended:
      'It was used, it expired, or an administrator already exists. If there is no administrator, restart Lectern to get a new link.',
  },
  de: {
    title: 'Ersten Administrator anlegen',
    lead: 'Diese Installation hat noch keinen Administrator. Das Konto, das du hier anlegst, kann alles verwalten.',
    labels: { name: 'Name', email: 'E-Mail', password: 'Passwort' },
    problems: {
      name: `Gib deinen Namen ein, mit höchstens ${NAME_MAX_CHARS} Zeichen.`,
      email: 'Gib eine gültige E-Mail-Adresse ein.',
      password: `Verwende ${PASSWORD_MIN_CHARS} bis ${PASSWORD_MAX_CHARS} Zeichen, die schwer zu erraten sind.`,
    },
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Verwende eine andere.',
    passwordHint: `Mindestens ${PASSWORD_MIN_CHARS} Zeichen.`,
    create: 'Administrator anlegen',
    createdTitle: 'Administrator angelegt',
    created: 'Du kannst dich jetzt mit E-Mail-Adresse und Passwort anmelden.',
    signIn: 'Anmelden',
    endedTitle: 'Dieser Link gilt nicht mehr',
    ended:
      'Er wurde benutzt, ist abgelaufen, oder es gibt bereits einen Administrator. Gibt es keinen, starte Lectern neu, um einen neuen Link zu bekommen.',
  },
};
