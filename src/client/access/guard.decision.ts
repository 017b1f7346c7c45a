import { initialTransition, transition } from 'xstate';
import type { AccessClass } from '#domain/access/access-class.ts';
import { type GuardFacts, guardMachine, type Landmark } from '#machines/guard/guard.machine.ts';
import { LANDMARK_PATHS, landmarkAt } from '#routes/landmarks.ts';

export type GuardQuestion = Omit<GuardFacts, 'at'> & { readonly path: string; readonly access: AccessClass };

/** The redirect target and the deciding step; or null if the address may be shown. */
export type GuardAnswer =
  | { readonly redirect: null }
  | { readonly redirect: (typeof LANDMARK_PATHS)[Landmark]; readonly step: number };

const [WAITING] = initialTransition(guardMachine);

/** Runs the guard's machine as a pure function: no actor runs, and no state is kept between calls. */
export function decideNavigation({ path, ...facts }: GuardQuestion): GuardAnswer {
  const [snapshot] = transition(guardMachine, WAITING, {
    type: 'navigation.requested',
    facts: { ...facts, at: landmarkAt(path) },
  });
  const { value, context } = snapshot;
  if (typeof value === 'string') return { redirect: null };
  return { redirect: LANDMARK_PATHS[value.redirected], step: context.step };
}
