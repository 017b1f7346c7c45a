import type { AnyStateMachine } from 'xstate';
import type { Invariant, ProofStep } from '#machines/machine.proof.ts';

/**
 * The first violated invariant of a run; null if all hold.
 * @param from steps before this one have been checked already
 */
export function brokenInvariant(
  invariants: readonly Invariant<AnyStateMachine>[],
  steps: readonly ProofStep<AnyStateMachine>[],
  from = 0,
): string | null {
  for (const [index, now] of steps.entries()) {
    if (index < from) continue;
    const earlier = steps.slice(0, index);
    const broken = invariants.find(({ holds }) => !holds(now, earlier));
    if (broken !== undefined) return broken.sentence;
  }
  return null;
}
