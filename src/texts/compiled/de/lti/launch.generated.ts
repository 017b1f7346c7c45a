// Compiled from src/texts/de/lti/launch.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/lti/launch.generated.ts';
import { isNone, userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  from: ({ platform }) => `Von ${userText(platform)}`,
  welcome: ({ name }) => (isNone(name) ? "Willkommen bei Lectern" : `Willkommen, ${userText(name)}`),
  first: ({ platform }) => `Du kommst zum ersten Mal von ${userText(platform)}. Lectern speichert deine Arbeit in deinem eigenen Konto. Ab jetzt öffnet dieser Link dein Konto.`,
  shared: ({ platform }) => `${userText(platform)} hat deinen Namen, deine E-Mail-Adresse (falls vorhanden) und deine Rolle im Kurs übermittelt.`,
  continue: "Weiter",
  opening: "Wird geöffnet …",
  hasAccount: "Ich habe schon ein Konto",
  signIn: "Melde dich einmal an, um dein Konto mit dem Link zu verbinden.",
  link: "Anmelden und weiter",
  endedTitle: "Dieser Link ist abgelaufen",
  ended: "Geh zurück zu deiner Lernplattform und öffne den Link erneut.",
  toSignIn: "Zur Anmeldung",
};
