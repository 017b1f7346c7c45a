import { seededOrder } from './seeded-order.rule.ts';

/** A question that can be drawn, and its last score; null: never answered. */
export type Drawable = { readonly lastCredit: number | null };

/**
 * Draws questions for practice: those never answered first, then those with the lowest scores, the rest last; the seed
 * decides between equals and the order of the result. Null draws all.
 */
export function drawQuestions<T extends Drawable>(all: readonly T[], length: number | null, seed: string): T[] {
  const byNeed = seededOrder(all, seed).sort((a, b) => (a.lastCredit ?? -1) - (b.lastCredit ?? -1));
  return seededOrder(byNeed.slice(0, length ?? all.length), `${seed} order`);
}
