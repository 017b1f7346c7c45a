// Compiled from src/texts/de/users/consent.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/consent.generated.ts';

export const texts: typeof english = {
  label: "Cookie-Einstellungen",
  question: "Dürfen wir Seitenaufrufe zählen und uns merken, welche Seiten du zuletzt geöffnet hast?",
  promise: "Keine Namen, keine Tracker von Dritten.",
  refuse: "Alle ablehnen",
  allow: "Alle akzeptieren",
  more: "Auswahl anpassen",
};
