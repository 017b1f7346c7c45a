// Compiled from src/texts/de/access/sign-on/sign-on.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/access/sign-on/sign-on.generated.ts';
import { isNone, need, userText } from '../../../../message-parts.ts';

export const texts: typeof english = {
  from: ({ provider }) => `Von ${userText(provider)}`,
  welcome: ({ name }) => (isNone(name) ? "Willkommen bei Lectern" : `Willkommen, ${userText(name)}`),
  opening: "Du wirst angemeldet …",
  first: ({ provider }) => `Mit ${userText(provider)} ist noch kein Konto verbunden.`,
  creates: ({ provider, role }) => (need(role) === "teacher" ? `Lectern legt ein Lehrkraft-Konto für dich an, mit deinem Namen und deiner E-Mail von ${userText(provider)}.` : `Lectern legt ein Konto zum Lernen für dich an, mit deinem Namen und deiner E-Mail von ${userText(provider)}.`),
  create: "Konto anlegen",
  hasAccount: "Ich habe schon ein Konto",
  connect: ({ provider }) => `Melde dich einmal mit deinem Passwort an, um dein Konto mit ${userText(provider)} zu verbinden.`,
  link: "Verbinden und anmelden",
  endedTitle: "Diese Anmeldung ist abgelaufen",
  ended: "Geh zurück und beginn noch einmal.",
  toSignIn: "Zur Anmeldung",
};
