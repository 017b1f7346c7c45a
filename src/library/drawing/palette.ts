/** The colours of all figures. Each is readable on white, also for people who don't see red and green apart. */
export const COLOURS = {
  ink: '#1d2433',
  muted: '#5b6475',
  grid: '#e1e6ee',
  paper: '#ffffff',
  blue: '#1f5fae',
  orange: '#b8540b',
  green: '#24754a',
  red: '#b0302b',
  violet: '#6a48b0',
} as const;
export type Colour = keyof typeof COLOURS;

/** Pale fills for areas, by the colour of their outline. */
export const FILLS = {
  ink: '#eef1f6',
  muted: '#eef1f6',
  grid: '#f6f8fb',
  paper: '#ffffff',
  blue: '#dbe8f8',
  orange: '#fbe6d3',
  green: '#d9efe2',
  red: '#f9dedc',
  violet: '#e7e0f6',
} as const satisfies { readonly [C in Colour]: string };
