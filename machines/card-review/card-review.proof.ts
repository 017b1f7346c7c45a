import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import type { ReviewEvent, SessionCard } from '#domain/cards/scheduling/review-session.rule.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { cardReviewMachine, ReviewResponse } from './card-review.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const state = (sequence: number): CardState => ({
  sequence,
  memory: newMemory(0),
  isSuspended: false,
  isLeech: false,
});
const card = (id: string): SessionCard => ({ id, state: state(0) });
const LEFT: ReviewEvent = { operationId: 'op-0', card: 'a', sequence: 1, grade: 'easy', at: 0, tookMs: 900 };
const answer = (operationId: string, more: Partial<ReviewResponse> = {}): ReviewResponse => ({
  operationId,
  card: 'a',
  isRefused: false,
  state: null,
  ...more,
});
const OPERATIONS = ['op-0', 'op-1', 'op-2', 'op-3'];

const model: MachineModel<typeof cardReviewMachine> = {
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
    { type: 'card.removed', at: 0 },
    { type: 'network.returned' },
  ],
  answers: {
    sendReviews: [
      { output: OPERATIONS.map((id) => answer(id)) },
      { output: OPERATIONS.map((id) => answer(id, { isRefused: true })) },
      { output: OPERATIONS.map((id) => answer(id, { state: state(9) })) },
      failure,
    ],
  },
  delays: { retryDelay: 5_000 },
  key: ({ session: { upcoming, repeating, current, past }, unsent, refused, attempts }) => ({
    left: Math.min(upcoming.length + repeating.length, 2),
    shows: current !== null,
    past: Math.min(past.length, 1),
    unsent: Math.min(unsent.length, 1),
    refused: Math.min(refused, 1),
    attempts: Math.min(attempts, 1),
  }),
};

type Now = ProofStep<typeof cardReviewMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const ordered = ({ effects }: Now, name: string): readonly unknown[] =>
  effects.filter((effect) => effect.name === name).map(({ params }) => params);

const invariants: readonly Invariant<typeof cardReviewMachine>[] = [
  {
    sentence: 'An action leaves the list of unsent ones only with the server’s response.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const removed = ids(before).filter((id) => !ids(now).includes(id));
      const answered = now.event?.startsWith('xstate.done.') === true ? (now.output as readonly ReviewResponse[]) : [];
      return removed.every((id) => answered.some(({ operationId }) => operationId === id));
    },
  },
  {
    sentence: 'Every action is saved on the device at once, and deleted there only after the server’s response.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const added = now.snapshot.context.unsent.filter(({ operationId }) => !ids(before).includes(operationId));
      const savedReviews = ordered(now, 'saveEvent').map((params) => (params as { reviewEvent: unknown }).reviewEvent);
      const forgot = ordered(now, 'deleteEvents').flatMap((params) => (params as { ids: readonly string[] }).ids);
      return (
        added.length === savedReviews.length &&
        added.every((reviewEvent) =>
          savedReviews.some((each) => JSON.stringify(each) === JSON.stringify(reviewEvent)),
        ) &&
        (forgot.length === 0 || now.event?.startsWith('xstate.done.') === true)
      );
    },
  },
  {
    sentence: 'A card is shown exactly while the review session is not finished.',
    holds: ({ snapshot }) => snapshot.matches({ study: 'finished' }) === (snapshot.context.session.current === null),
  },
  {
    sentence: 'The shown card is not among the next ones.',
    holds: ({ snapshot: { context } }) => {
      const { current, upcoming, repeating } = context.session;
      const all = [...upcoming, ...repeating.map(({ card }) => card), ...(current === null ? [] : [current])];
      return new Set(all).size === all.length;
    },
  },
  {
    sentence: 'A rating is accepted only after the answer was shown.',
    holds: (now, earlier) =>
      now.event !== 'card.graded' ||
      ordered(now, 'saveEvent').length === 0 ||
      earlier.at(-1)?.snapshot.matches({ study: 'showingAnswer' }) === true,
  },
  {
    sentence: 'The numbers of the actions on a card increase.',
    holds: ({ snapshot }) => {
      const groups = Map.groupBy(snapshot.context.unsent, ({ card }) => card);
      return [...groups.values()].every((reviewEvents) =>
        reviewEvents.every(({ sequence }, at) => at === 0 || sequence > (reviewEvents[at - 1]?.sequence ?? 0)),
      );
    },
  },
  {
    sentence: 'Unsent actions are in flight or waiting for a retry.',
    holds: ({ snapshot }) => snapshot.matches({ delivery: 'allSent' }) === (snapshot.context.unsent.length === 0),
  },
  {
    sentence: 'After undo, a card is shown as it was before its rating.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.session;
      const step = before?.past.at(-1);
      if (now.event !== 'review.undone' || ordered(now, 'saveEvent').length === 0 || step === undefined) return true;
      const { session } = now.snapshot.context;
      return session.current === step.card && session.statuses[step.card]?.memory === step.before.memory;
    },
  },
];

const guide: MachineGuide<typeof cardReviewMachine> = {
  purpose: 'A review session with flash cards on one page.',
  owner:
    'The hook of the review screen creates it; it stops when the user leaves the screen. Reviews that are not sent stay on the device.',
  startedIn: 'src/client/cards/use-card-review.ts',
  events: {
    'answer.shown': 'The user turns the card.',
    'card.graded': 'The user rates the answer.',
    'review.undone': 'The user undoes the last rating.',
    'card.removed': 'The user has suspended, buried or reset the card.',
    'network.returned': 'The server responds again.',
  },
};

export const cardReviewProof: Proof<typeof cardReviewMachine> = { guide, model, invariants };
