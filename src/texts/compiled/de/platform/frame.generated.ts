// Compiled from src/texts/de/platform/frame.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/frame.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  skip: "Zum Inhalt springen",
  loadingPage: "Die Seite wird geladen",
  brandToHomePage: "Startseite von Lectern",
  brandToHome: "Lectern, Startseite",
  motto: "Lernen. Üben. Bestehen.",
  lightPage: "Helle Darstellung",
  darkPage: "Dunkle Darstellung",
  main: "Hauptnavigation",
  allPages: "Menü",
  privacyChoice: "Cookie-Einstellungen",
  home: "Startseite",
  signIn: "Anmelden",
  signOut: "Abmelden",
  more: "Mehr",
  subjects: "Fächer",
  wideSidebar: "Seitenleiste ausklappen",
  leaveShorts: "Shorts schließen",
  language: "Sprache",
  languageNotSaved: "Die Sprache konnte nicht in deinem Konto gespeichert werden. Sie gilt nur in diesem Browser.",
  languageFailed: "Die Sprache konnte nicht geändert werden. Prüfe deine Verbindung und versuch es erneut.",
  account: ({ name }) => `Konto: ${userText(name)}`,
  dialog: {
    ok: "OK",
    cancel: "Abbrechen",
  },
  moreSubjects: "Weitere Fächer",
};
