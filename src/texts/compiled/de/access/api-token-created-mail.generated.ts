// Compiled from src/texts/de/access/api-token-created-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/api-token-created-mail.generated.ts';
import { isNone, userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  subject: "Ein neues API-Token wurde erstellt",
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  text: "Mit deinem Konto wurde ein API-Token erstellt. Programme, die es haben, können bis zum Ablauf lesen, was du sehen kannst.",
  token: ({ token }) => `Bezeichnung: ${userText(token)}`,
  caution: "Wenn du es nicht erstellt hast, widerrufe das Token in deinem Konto unter „API-Tokens“ und ändere dein Passwort. Ein neues Passwort allein beendet das Token nicht.",
};
