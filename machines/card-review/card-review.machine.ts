import { assign, fromPromise, setup } from 'xstate';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import {
  gradeCurrent,
  leaveCurrentOut,
  type ReviewEvent,
  type ReviewSession,
  reconcile,
  type SessionCard,
  startReviewSession,
  undoLast,
} from '#domain/cards/scheduling/review-session.rule.ts';
import { createScheduler } from '#domain/cards/scheduling/scheduler.rule.ts';

/** The server's response to an action: accepted, accepted without effect, or permanently refused. */
export type ReviewResponse = {
  readonly operationId: string;
  readonly card: string;
  readonly isRefused: boolean;
  readonly standing: CardState | null;
};

export type CardReviewInput = {
  readonly cards: readonly SessionCard[];
  /** Actions that an earlier visit could not send. */
  readonly unsent: readonly ReviewEvent[];
  readonly at: number;
  readonly desiredRetention: number;
};

type ReviewContext = {
  readonly session: ReviewSession;
  readonly desiredRetention: number;
  /** When the front of the card was shown. */
  readonly shownAt: number;
  /** Actions without a response from the server, in order. */
  readonly unsent: readonly ReviewEvent[];
  /** Actions that the server will never accept. */
  readonly refused: number;
  /** Number of retries since the server was last reached. */
  readonly attempts: number;
};

export type CardReviewEvent =
  | { readonly type: 'answer.shown' }
  | { readonly type: 'card.graded'; readonly grade: Grade; readonly operationId: string; readonly at: number }
  | { readonly type: 'review.undone'; readonly operationId: string; readonly at: number }
  | { readonly type: 'card.laidAside'; readonly at: number }
  | { readonly type: 'network.returned' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The card review machine runs without "${name}".`);
};

/** The action for an event on the first card as it is before the event; null if there is no card. */
function toReviewEvent({ session, shownAt }: ReviewContext, event: CardReviewEvent): ReviewEvent | null {
  if (event.type !== 'card.graded' && event.type !== 'review.undone') return null;
  const card = event.type === 'card.graded' ? session.current : (session.past.at(-1)?.card ?? null);
  const standing = card === null ? undefined : session.standings[card];
  if (card === null || standing === undefined) return null;
  const { operationId, at } = event;
  const grade = event.type === 'card.graded' ? event.grade : null;
  const tookMs = grade === null ? 0 : Math.max(0, at - shownAt);
  return { operationId, card, sequence: standing.sequence + 1, grade, at, tookMs };
}

/** A review session: front, answer, rating, next card. Meanwhile the actions are sent to the server. */
export const cardReviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as CardReviewEvent,
    input: {} as CardReviewInput,
    tags: {} as 'unsent',
  },
  actors: {
    /** Sends actions in order. Resolves with the server's response to each, after its commit. */
    deliver: fromPromise<readonly ReviewResponse[], { acts: readonly ReviewEvent[] }>(unprovided('deliver')),
  },
  actions: {
    /** Persists an action on the device, so that it survives a crash of the page. */
    keepAct: (_, _params: { act: ReviewEvent | null }) => unprovided('keepAct')(),
    /** Deletes actions from the device once the server has responded. */
    forgetActs: (_, _params: { ids: readonly string[] }) => unprovided('forgetActs')(),
    addAct: assign(({ context }, { act }: { act: ReviewEvent | null }) =>
      act === null ? {} : { unsent: [...context.unsent, act] },
    ),
    grade: assign(({ context }, { grade, at }: { grade: Grade; at: number }) => ({
      session: gradeCurrent(context.session, grade, at, createScheduler(context.desiredRetention)),
      shownAt: at,
    })),
    undo: assign(({ context }, { at }: { at: number }) => ({ session: undoLast(context.session), shownAt: at })),
    leaveOut: assign(({ context }, { at }: { at: number }) => ({
      session: leaveCurrentOut(context.session, at),
      shownAt: at,
    })),
    takeAnswers: assign(({ context }, { answers }: { answers: readonly ReviewResponse[] }) => ({
      attempts: 0,
      refused: context.refused + answers.filter(({ isRefused }) => isRefused).length,
      unsent: context.unsent.filter((act) => !answers.some(({ operationId }) => operationId === act.operationId)),
      session: answers.reduce(
        (session, { card, standing }) => (standing === null ? session : reconcile(session, card, standing)),
        context.session,
      ),
    })),
    countTry: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  },
  guards: {
    /** There is a card to show. */
    hasCard: ({ context }) => context.session.current !== null,
    /** The action is not pending already. */
    isNewAct: ({ context }, { operationId }: { operationId: string }) =>
      !context.unsent.some((act) => act.operationId === operationId),
    /** A review of this session can be undone, and this action is not in flight already. */
    canUndo: ({ context }, { operationId }: { operationId: string }) =>
      context.session.past.length > 0 && !context.unsent.some((act) => act.operationId === operationId),
    /** There are actions without a response from the server. */
    hasUnsent: ({ context }) => context.unsent.length > 0,
  },
  delays: {
    /** Time until the next retry, longer with each one. */
    retryDelay: unprovided('retryDelay'),
  },
}).createMachine({
  id: 'cardReview',
  description: 'A review session with flash cards. Reviews are saved on the device until the server has them.',
  context: ({ input }) => ({
    session: startReviewSession(input.cards, input.unsent, input.at, createScheduler(input.desiredRetention)),
    desiredRetention: input.desiredRetention,
    shownAt: input.at,
    unsent: input.unsent,
    refused: 0,
    attempts: 0,
  }),
  type: 'parallel',
  states: {
    study: {
      description: 'What the screen shows.',
      initial: 'choosing',
      on: {
        'review.undone': {
          guard: { type: 'canUndo', params: ({ event }) => event },
          target: '.front',
          actions: [
            { type: 'keepAct', params: ({ context, event }) => ({ act: toReviewEvent(context, event) }) },
            { type: 'addAct', params: ({ context, event }) => ({ act: toReviewEvent(context, event) }) },
            { type: 'undo', params: ({ event }) => event },
          ],
        },
        'card.laidAside': {
          target: '.choosing',
          actions: { type: 'leaveOut', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {
          description: 'Choosing the next card.',
          always: [{ guard: 'hasCard', target: 'front' }, { target: 'finished' }],
        },
        front: {
          description: 'The front of a card is shown.',
          on: { 'answer.shown': { target: 'answer' } },
        },
        answer: {
          description: 'The answer is shown. Waiting for a rating.',
          on: {
            'card.graded': {
              guard: { type: 'isNewAct', params: ({ event }) => event },
              target: 'choosing',
              actions: [
                { type: 'keepAct', params: ({ context, event }) => ({ act: toReviewEvent(context, event) }) },
                { type: 'addAct', params: ({ context, event }) => ({ act: toReviewEvent(context, event) }) },
                { type: 'grade', params: ({ event }) => event },
              ],
            },
          },
        },
        finished: { description: 'No card is due.' },
      },
    },
    delivery: {
      description: 'Delivery of reviews to the server.',
      initial: 'clear',
      states: {
        clear: {
          description: 'The server has every review.',
          always: { guard: 'hasUnsent', target: 'sending' },
        },
        sending: {
          description: 'Sending reviews.',
          invoke: {
            src: 'deliver',
            input: ({ context }) => ({ acts: context.unsent }),
            onDone: {
              target: 'clear',
              actions: [
                {
                  type: 'forgetActs',
                  params: ({ event }) => ({ ids: event.output.map(({ operationId }) => operationId) }),
                },
                { type: 'takeAnswers', params: ({ event }) => ({ answers: event.output }) },
              ],
            },
            onError: { target: 'resting', actions: 'countTry' },
          },
        },
        resting: {
          description: 'The server could not be reached. Reviews are saved on the device.',
          tags: 'unsent',
          on: { 'network.returned': { target: 'sending' } },
          after: { retryDelay: { target: 'sending' } },
        },
      },
    },
  },
});
