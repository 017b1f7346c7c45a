// Compiled from src/texts/de/platform/chart.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/chart.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  chart: "Diagramm",
  table: "Tabelle",
  reader: ({ title }) => `Werte von „${userText(title)}“`,
  empty: "Noch keine Daten.",
  notKnown: "keine Daten",
  nothingKnown: ({ name }) => `${userText(name)}: noch keine Daten.`,
  range: ({ least, leastAt, most, mostAt, name }) => `${userText(name)}: von ${userText(least)} (${userText(leastAt)}) bis ${userText(most)} (${userText(mostAt)}).`,
};
