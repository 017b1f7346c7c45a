import styles from './subject-accent.module.css';

/** Colours a subject can have, each a Radix scale. Red, amber and green have other meanings in the interface. */
export const HUES = ['grass', 'violet', 'bronze', 'teal', 'orange', 'plum', 'crimson', 'blue'] as const;

export type Hue = (typeof HUES)[number];

/** FNV-1a with its high bits folded down: distributes short words well, and is the same on every machine. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 5)) >>> 0;
}

/** Numbers from 0 to below 1 that look random, and are always the same for the same seed (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = digest(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** The colour of a subject: always the same for the same slug. */
export const hueOf = (slug: string): Hue => HUES[digest(slug) % HUES.length] ?? HUES[0];

/** Props for an element: everything in it uses the subject's accent instead of Lectern's. */
export const subjectAccent = (slug: string): { readonly className: string; readonly 'data-hue': Hue } => ({
  className: styles.accent ?? '',
  'data-hue': hueOf(slug),
});
