export const texts = {
  chart: 'Chart',
  table: 'Table',
  empty: 'There is nothing to draw yet.',
  notKnown: 'not known',
  nothingKnown: (name: string) => `${name}: nothing known yet.`,
  range: (name: string, least: string, leastAt: string, most: string, mostAt: string) =>
    `${name}: from ${least} (${leastAt}) to ${most} (${mostAt}).`,
};
