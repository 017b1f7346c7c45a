import type { Texts } from './texts.ts';

type Change = (texts: Texts) => void;

const seen = new Set<Texts>();
let change: Change | null = null;

/** Changes English texts in place: loaded ones, and all that are loaded later. Only for pseudo-locales. */
export function changeTexts(how: Change): void {
  change = how;
  for (const texts of seen) how(texts);
}

/** English texts were loaded. */
export function addTexts(texts: Texts): void {
  if (seen.has(texts)) return;
  seen.add(texts);
  change?.(texts);
}
