import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import type { ReviewEvent, SessionCard } from '#domain/cards/scheduling/review-session.rule.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { cardReviewMachine, ReviewResponse } from './card-review.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const standing = (sequence: number): CardState => ({
  sequence,
  memory: newMemory(0),
  isSuspended: false,
  isLeech: false,
});
const card = (id: string): SessionCard => ({ id, standing: standing(0) });
const LEFT: ReviewEvent = { operationId: 'op-0', card: 'a', sequence: 1, grade: 'easy', at: 0, tookMs: 900 };
const answer = (operationId: string, more: Partial<ReviewResponse> = {}): ReviewResponse => ({
  operationId,
  card: 'a',
  isRefused: false,
  standing: null,
  ...more,
});
const OPERATIONS = ['op-0', 'op-1', 'op-2', 'op-3'];

export const cardReviewModel: MachineModel<typeof cardReviewMachine> = {
  inputs: [
    { cards: [card('a'), card('b')], unsent: [], at: 0, desiredRetention: 0.9 },
    { cards: [card('a')], unsent: [LEFT], at: 0, desiredRetention: 0.9 },
    { cards: [], unsent: [], at: 0, desiredRetention: 0.9 },
  ],
  events: [
    { type: 'answer.shown' },
    { type: 'card.graded', grade: 'easy', operationId: 'op-1', at: 0 },
    { type: 'card.graded', grade: 'again', operationId: 'op-2', at: 0 },
    { type: 'review.undone', operationId: 'op-3', at: 0 },
    { type: 'card.laidAside', at: 0 },
    { type: 'network.returned' },
  ],
  answers: {
    deliver: [
      { output: OPERATIONS.map((id) => answer(id)) },
      { output: OPERATIONS.map((id) => answer(id, { isRefused: true })) },
      { output: OPERATIONS.map((id) => answer(id, { standing: standing(9) })) },
      failure,
    ],
  },
  delays: { retryDelay: 5_000 },
  key: ({ session: { coming, repeating, current, past }, unsent, refused, attempts }) => ({
    left: Math.min(coming.length + repeating.length, 2),
    shows: current !== null,
    past: Math.min(past.length, 1),
    unsent: Math.min(unsent.length, 1),
    refused: Math.min(refused, 1),
    attempts: Math.min(attempts, 1),
  }),
};
