export const texts = {
  chart: 'Chart',
  table: 'Table',
  empty: 'No data yet.',
  notKnown: 'no data',
  nothingKnown: (name: string) => `${name}: no data yet.`,
  range: (name: string, least: string, leastAt: string, most: string, mostAt: string) =>
    `${name}: from ${least} (${leastAt}) to ${most} (${mostAt}).`,
};
