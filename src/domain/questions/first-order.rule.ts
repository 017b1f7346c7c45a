import { seededOrder } from '../attempts/seeded-order.rule.ts';

/** The entries of an ordering as students see them at first: shuffled by the seed, and never in the correct order. */
export function firstOrder<T>(right: readonly T[], seed: string): T[] {
  const shuffled = seededOrder(right, seed);
  return shuffled.every((entry, at) => entry === right[at]) ? right.toReversed() : shuffled;
}
