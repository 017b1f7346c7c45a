// Compiled from src/texts/de/access/step-up.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/step-up.generated.ts';

export const texts: typeof english = {
  title: "Bestätige, dass du es bist",
  text: "Dafür ist eine Bestätigung aus den letzten zehn Minuten nötig.",
  none: "Dein Konto hat hier kein Passwort: Du meldest dich mit einem Dienst deiner Schule an. Melde dich ab und wieder an. Danach geht es zehn Minuten lang.",
  usePasskey: "Passkey verwenden",
  password: "Passwort",
  code: "Code",
  codeHint: "Aus deiner Authenticator-App, oder ein Wiederherstellungscode.",
  continue: "Weiter",
  cancel: "Abbrechen",
};
