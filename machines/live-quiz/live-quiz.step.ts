import { initialTransition, transition } from 'xstate';
import type { LiveState } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { type LiveQuizContext, type LiveQuizEvent, liveQuizMachine } from './live-quiz.machine.ts';

/** A stored state of the machine. */
export type LiveQuizStep = { readonly state: LiveState } & Pick<LiveQuizContext, 'position' | 'vote'>;

/** The state after an event; null if the event is not possible in it. */
export function stepOf(
  { state, position, vote }: LiveQuizStep,
  input: Pick<LiveQuizContext, 'count' | 'hasScores'>,
  event: LiveQuizEvent,
): LiveQuizStep | null {
  const [initial] = initialTransition(liveQuizMachine, input);
  const before = liveQuizMachine.resolveState({ value: state, context: { ...initial.context, position, vote } });
  if (!before.can(event)) return null;
  const [after] = transition(liveQuizMachine, before, event);
  return { state: after.value, position: after.context.position, vote: after.context.vote };
}
