import type { texts as english } from '../en/chart.ts';

export const texts: typeof english = {
  chart: 'Diagramm',
  table: 'Tabelle',
  empty: 'Noch gibt es nichts zu zeichnen.',
  notKnown: 'nicht bekannt',
  nothingKnown: (name) => `${name}: noch nichts bekannt.`,
  range: (name, least, leastAt, most, mostAt) => `${name}: von ${least} (${leastAt}) bis ${most} (${mostAt}).`,
};
