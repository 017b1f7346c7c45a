// Compiled from src/texts/en/platform/chart.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  chart: "Chart",
  table: "Table",
  reader: ({ title }: { readonly title: string }): string => `Values of “${userText(title)}”`,
  empty: "No data yet.",
  notKnown: "no data",
  nothingKnown: ({ name }: { readonly name: string }): string => `${userText(name)}: no data yet.`,
  range: ({ least, leastAt, most, mostAt, name }: { readonly least: string; readonly leastAt: string; readonly most: string; readonly mostAt: string; readonly name: string }): string => `${userText(name)}: from ${userText(least)} (${userText(leastAt)}) to ${userText(most)} (${userText(mostAt)}).`,
};
