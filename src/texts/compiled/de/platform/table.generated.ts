// Compiled from src/texts/de/platform/table.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/table.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  yes: "Ja",
  no: "Nein",
  search: "Suchen",
  searchIn: ({ label }) => `Suchen in: ${userText(label)}`,
  all: ({ title }) => `${userText(title)}: alle`,
  tools: ({ label }) => `Werkzeuge: ${userText(label)}`,
  columns: "Spalten",
  columnsToShow: "Angezeigte Spalten",
  export: "CSV exportieren",
  selected: ({ count }) => `${numberText('de', need(count))} ausgewählt`,
  clear: "Auswahl aufheben",
  select: ({ name }) => `${userText(name)} auswählen`,
  selectAll: "Alle auswählen",
  selectAllRows: "Alle Zeilen auswählen",
  order: "Sortierung",
  defaultOrder: "Sortierung: Standard",
  found: ({ count }) => `${numberText('de', need(count))} gefunden`,
  nothing: "Keine Treffer für deine Suche.",
  everything: "Filter zurücksetzen",
  quickLook: ({ name }) => `Kurzansicht: ${userText(name)}`,
  closeQuickLook: "Kurzansicht schließen",
  open: "Öffnen",
  pages: "Seiten",
  previous: "Zurück",
  next: "Weiter",
};
