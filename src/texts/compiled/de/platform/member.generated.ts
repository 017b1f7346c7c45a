// Compiled from src/texts/de/platform/member.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/member.generated.ts';

export const texts: typeof english = {
  appearance: {
    label: "Darstellung",
    light: "Hell",
    dark: "Dunkel",
    system: "System",
  },
  messages: {
    title: "Letzte Meldungen",
    done: "Fertig",
    none: "Keine Meldungen, seit du die Seite geöffnet hast.",
    list: "Meldungen, neueste zuerst",
  },
  find: {
    key: "Strg K",
    open: "Suchen",
    label: "Suchen oder Befehl ausführen",
    waiting: "Fächer werden geladen …",
    failed: "Die Fächer konnten nicht geladen werden. Schließ das Menü und öffne es erneut.",
    notOpened: "Das konnte nicht geöffnet werden. Prüfe deine Verbindung und versuch es erneut.",
    groups: {
      screens: "Seiten",
      subjects: "Fächer",
      topics: "Themen",
      account: "Konto",
      about: "Über Lectern",
      moreSubjects: "Weitere Fächer",
    },
  },
};
