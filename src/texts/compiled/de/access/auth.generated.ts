// Compiled from src/texts/de/access/auth.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/auth.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  email: "E-Mail",
  password: "Passwort",
  name: "Name",
  login: {
    title: "Anmelden",
    submit: "Anmelden",
    passkey: "Mit einem Passkey anmelden",
    forgotten: "Passwort vergessen?",
    isNew: "Neu bei Lectern?",
    register: "Konto erstellen",
    accountNotLoaded: "Wir konnten dein Konto nicht laden. Du bist weiterhin angemeldet. Versuch es noch einmal.",
    tryAgain: "Erneut versuchen",
    continueWith: ({ name }) => `Weiter mit ${userText(name)}`,
  },
  demo: {
    intro: "Das ist eine Demo. Wähle ein Konto, um dich umzusehen:",
    roles: {
      student: "Schüler/in",
      teacher: "Lehrkraft",
      schoolAdmin: "Schul-Admin",
      admin: "Admin",
    },
    newStudent: "Neue/r Schüler/in",
  },
  register: {
    title: "Konto erstellen",
    submit: "Konto erstellen",
    isKnown: "Schon ein Konto?",
    closed: "Die Registrierung ist zurzeit geschlossen. Wenn du eingeladen wurdest, nutze den Link in deiner E-Mail.",
    signIn: "Anmelden",
  },
};
