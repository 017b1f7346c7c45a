import type { texts as english } from '../en/chart.ts';

export const texts: typeof english = {
  chart: 'Diagramm',
  table: 'Tabelle',
  empty: 'Noch keine Daten.',
  notKnown: 'keine Daten',
  nothingKnown: (name) => `${name}: noch keine Daten.`,
  range: (name, least, leastAt, most, mostAt) => `${name}: von ${least} (${leastAt}) bis ${most} (${mostAt}).`,
};
