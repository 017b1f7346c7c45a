import { assign, fromPromise, setup } from 'xstate';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import {
  gradeCurrent,
  type ReviewEvent,
  type ReviewSession,
  reconcile,
  removeCurrent,
  type SessionCard,
  startReviewSession,
  undoLast,
} from '#domain/cards/scheduling/review-session.rule.ts';
import { createScheduler } from '#domain/cards/scheduling/scheduler.rule.ts';
import { unprovidedIn } from '../unprovided.ts';

/** The server's response to an action: accepted, accepted without effect, or permanently refused. */
export type ReviewResponse = {
  readonly operationId: string;
  readonly card: string;
  readonly isRefused: boolean;
  readonly state: CardState | null;
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
  | { readonly type: 'card.removed'; readonly at: number }
  | { readonly type: 'network.returned' };

const unprovided = unprovidedIn('card review');

/** The action that an event means for the first card, before the event changes it; null if there is no card. */
function toReviewEvent({ session, shownAt }: ReviewContext, event: CardReviewEvent): ReviewEvent | null {
  if (event.type !== 'card.graded' && event.type !== 'review.undone') return null;
  const card = event.type === 'card.graded' ? session.current : (session.past.at(-1)?.card ?? null);
  const state = card === null ? undefined : session.statuses[card];
  if (card === null || state === undefined) return null;
  const { operationId, at } = event;
  const grade = event.type === 'card.graded' ? event.grade : null;
  const tookMs = grade === null ? 0 : Math.max(0, at - shownAt);
  return { operationId, card, sequence: state.sequence + 1, grade, at, tookMs };
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
    sendReviews: fromPromise<readonly ReviewResponse[], { reviewEvents: readonly ReviewEvent[] }>(
      unprovided('sendReviews'),
    ),
  },
  actions: {
    /** Persists an action on the device, so that it survives a crash of the page. */
    saveEvent: (_, _params: { reviewEvent: ReviewEvent | null }) => unprovided('saveEvent')(),
    /** Deletes actions from the device once the server has responded. */
    deleteEvents: (_, _params: { ids: readonly string[] }) => unprovided('deleteEvents')(),
    addEvent: assign(({ context }, { reviewEvent }: { reviewEvent: ReviewEvent | null }) =>
      reviewEvent === null ? {} : { unsent: [...context.unsent, reviewEvent] },
    ),
    grade: assign(({ context }, { grade, at }: { grade: Grade; at: number }) => ({
      session: gradeCurrent(context.session, grade, at, createScheduler(context.desiredRetention)),
      shownAt: at,
    })),
    undo: assign(({ context }, { at }: { at: number }) => ({ session: undoLast(context.session), shownAt: at })),
    removeCard: assign(({ context }, { at }: { at: number }) => ({
      session: removeCurrent(context.session, at),
      shownAt: at,
    })),
    applyResponses: assign(({ context }, { answers }: { answers: readonly ReviewResponse[] }) => ({
      attempts: 0,
      refused: context.refused + answers.filter(({ isRefused }) => isRefused).length,
      unsent: context.unsent.filter(
        (reviewEvent) => !answers.some(({ operationId }) => operationId === reviewEvent.operationId),
      ),
      session: answers.reduce(
        (session, { card, state }) => (state === null ? session : reconcile(session, card, state)),
        context.session,
      ),
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  },
  guards: {
    /** There is a card to show. */
    hasCard: ({ context }) => context.session.current !== null,
    /** The action is not pending already. */
    isNewEvent: ({ context }, { operationId }: { operationId: string }) =>
      !context.unsent.some((reviewEvent) => reviewEvent.operationId === operationId),
    /** A review of this session can be undone, and this action is not in flight already. */
    canUndo: ({ context }, { operationId }: { operationId: string }) =>
      context.session.past.length > 0 && !context.unsent.some((reviewEvent) => reviewEvent.operationId === operationId),
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
      initial: 'choosingCard',
      on: {
        'review.undone': {
          guard: { type: 'canUndo', params: ({ event }) => event },
          target: '.showingFront',
          actions: [
            { type: 'saveEvent', params: ({ context, event }) => ({ reviewEvent: toReviewEvent(context, event) }) },
            { type: 'addEvent', params: ({ context, event }) => ({ reviewEvent: toReviewEvent(context, event) }) },
            { type: 'undo', params: ({ event }) => event },
          ],
        },
        'card.removed': {
          target: '.choosingCard',
          actions: { type: 'removeCard', params: ({ event }) => event },
        },
      },
      states: {
        choosingCard: {
          description: 'Choosing the next card.',
          always: [{ guard: 'hasCard', target: 'showingFront' }, { target: 'finished' }],
        },
        showingFront: {
          description: 'The front of a card is shown.',
          on: { 'answer.shown': { target: 'showingAnswer' } },
        },
        showingAnswer: {
          description: 'The answer is shown. Waiting for a rating.',
          on: {
            'card.graded': {
              guard: { type: 'isNewEvent', params: ({ event }) => event },
              target: 'choosingCard',
              actions: [
                { type: 'saveEvent', params: ({ context, event }) => ({ reviewEvent: toReviewEvent(context, event) }) },
                { type: 'addEvent', params: ({ context, event }) => ({ reviewEvent: toReviewEvent(context, event) }) },
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
      initial: 'allSent',
      states: {
        allSent: {
          description: 'The server has every review.',
          always: { guard: 'hasUnsent', target: 'sendingReviews' },
        },
        sendingReviews: {
          description: 'Sending reviews.',
          invoke: {
            src: 'sendReviews',
            input: ({ context }) => ({ reviewEvents: context.unsent }),
            onDone: {
              target: 'allSent',
              actions: [
                {
                  type: 'deleteEvents',
                  params: ({ event }) => ({ ids: event.output.map(({ operationId }) => operationId) }),
                },
                { type: 'applyResponses', params: ({ event }) => ({ answers: event.output }) },
              ],
            },
            onError: { target: 'waitingToRetry', actions: 'countAttempt' },
          },
        },
        waitingToRetry: {
          description: 'The server could not be reached. Reviews are saved on the device.',
          tags: 'unsent',
          on: { 'network.returned': { target: 'sendingReviews' } },
          after: { retryDelay: { target: 'sendingReviews' } },
        },
      },
    },
  },
});
