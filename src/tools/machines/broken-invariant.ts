import type { AnyStateMachine } from 'xstate';
import type { Invariant, Moment } from '#machines/machine.proof.ts';

/**
 * The first sentence that is not true at one of the moments; null where all hold.
 * @param from moments before this one have been asked already
 */
export function brokenInvariant(
  invariants: readonly Invariant<AnyStateMachine>[],
  moments: readonly Moment<AnyStateMachine>[],
  from = 0,
): string | null {
  for (const [index, now] of moments.entries()) {
    if (index < from) continue;
    const earlier = moments.slice(0, index);
    const untrue = invariants.find(({ holds }) => !holds(now, earlier));
    if (untrue !== undefined) return untrue.sentence;
  }
  return null;
}
