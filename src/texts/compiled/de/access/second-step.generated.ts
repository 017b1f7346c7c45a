// Compiled from src/texts/de/access/second-step.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/second-step.generated.ts';

export const texts: typeof english = {
  title: "Code eingeben",
  endedTitle: "Anmeldung abgelaufen",
  intro: "Dein Passwort ist richtig. Gib jetzt den Code aus deiner Authenticator-App ein.",
  code: "Code",
  submit: "Weiter",
  useRecovery: "Wiederherstellungscode verwenden",
  usePasskey: "Passkey verwenden",
  recoveryIntro: "Dein Passwort ist richtig. Gib jetzt einen deiner Wiederherstellungscodes ein. Jeder gilt einmal.",
  recoveryCode: "Wiederherstellungscode",
  useApp: "Authenticator-App verwenden",
  lost: "Kein Handy und keine Wiederherstellungscodes? Bitte deine Schule oder Lectern, die Bestätigung in zwei Schritten zurückzusetzen.",
  back: "Zurück zum Passwort",
  codeOrRecovery: "Code",
  codeHint: "Aus deiner Authenticator-App, oder ein Wiederherstellungscode.",
};
