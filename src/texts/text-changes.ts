import type { Texts } from './texts.ts';

type Change = (texts: Texts) => void;

const seen = new Set<Texts>();
let change: Change | null = null;

/** Changes English texts in place: those that are here, and all that come. For languages for testing alone. */
export function changeTexts(how: Change): void {
  change = how;
  for (const texts of seen) how(texts);
}

/** English texts have arrived. */
export function textsArrived(texts: Texts): void {
  if (seen.has(texts)) return;
  seen.add(texts);
  change?.(texts);
}
