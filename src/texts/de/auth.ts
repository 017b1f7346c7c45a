import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import type { texts as english } from '../en/auth.ts';

export const texts: typeof english = {
  email: 'E-Mail',
  password: 'Passwort',
  name: 'Name',
  passwordHint: `Mindestens ${PASSWORD_MIN_CHARS} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
  login: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    isNew: 'Neu hier?',
    register: 'Konto anlegen',
    accountNotLoaded:
      'Wir konnten dein Konto nicht laden. Du bist auf diesem Gerät weiterhin angemeldet: Versuch es bitte noch einmal.',
    tryAgain: 'Noch einmal versuchen',
  },
  demo: {
    intro: 'Das hier ist eine Vorführung. Trag ein Konto ein und sieh dich um:',
    roles: { student: 'Schüler', teacher: 'Lehrkraft', schoolAdmin: 'Schulverwaltung', admin: 'Verwaltung' },
  },
  register: {
    title: 'Konto anlegen',
    submit: 'Konto anlegen',
    isKnown: 'Schon einmal hier gewesen?',
    closed:
      'Zurzeit lassen sich hier keine neuen Konten anlegen. Wenn du eingeladen bist, nimm den Link in deiner Mail.',
    signIn: 'Anmelden',
  },
};
