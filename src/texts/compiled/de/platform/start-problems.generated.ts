// Compiled from src/texts/de/platform/start-problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/start-problems.generated.ts';

export const texts: typeof english = {
  UNAUTHENTICATED: "Deine Sitzung ist beendet. Melde dich bitte wieder an.",
  INVALID_INPUT: "Prüfe deine Eingaben und versuch es noch einmal.",
  WRONG_CREDENTIALS: "E-Mail oder Passwort ist falsch. Prüfe beides und versuch es noch einmal.",
  NETWORK: "Netzwerkfehler",
  INTERNAL: "Bei uns ist etwas schiefgegangen. Versuch es noch einmal.",
  emailInvalid: "Ungültige E-Mail-Adresse",
  emailMissing: "Gib deine E-Mail-Adresse ein",
  passwordMissing: "Gib dein Passwort ein",
};
