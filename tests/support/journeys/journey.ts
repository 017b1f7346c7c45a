import type { AnyStateMachine } from 'xstate';
import type { Journey } from '../browser/journey.ts';
import type { Visitor } from './visitor.ts';

/** A journey with everything two drivers need to walk it. */
export type JourneySteps = {
  readonly model: AnyStateMachine;
  /** Where it starts: at the sign-in page, or at home, signed in. */
  readonly from: 'signIn' | 'home';
  readonly words: (visitor: Visitor) => Journey<string, string>;
};
