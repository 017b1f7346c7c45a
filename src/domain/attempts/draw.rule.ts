import { seededOrder } from './seeded-order.rule.ts';

/** A question that can be drawn, and how it came out the last time; null: never met. */
export type Drawable = { readonly lastCredit: number | null };

/**
 * Draws so many questions for practice: those never met first, then those that went worst, the rest last; among equals
 * the seed decides, and so it does for the order of what is drawn. Null draws all.
 */
export function drawQuestions<T extends Drawable>(all: readonly T[], length: number | null, seed: string): T[] {
  const byNeed = seededOrder(all, seed).sort((a, b) => (a.lastCredit ?? -1) - (b.lastCredit ?? -1));
  return seededOrder(byNeed.slice(0, length ?? all.length), `${seed} order`);
}
