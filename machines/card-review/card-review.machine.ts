import { assign, fromPromise, setup } from 'xstate';
import type { Grade } from '#domain/scheduling/card-memory.schema.ts';
import type { CardStanding } from '#domain/scheduling/review-fold.rule.ts';
import {
  beginSession,
  gradeCurrent,
  leaveCurrentOut,
  type ReviewAct,
  type ReviewSession,
  reconcile,
  type SessionCard,
  undoLast,
} from '#domain/scheduling/review-session.rule.ts';
import { createScheduler } from '#domain/scheduling/scheduler.rule.ts';

/** What the server said of an act: taken, taken without effect, or refused for good. */
export type ActAnswer = {
  readonly operationId: string;
  readonly card: string;
  readonly isRefused: boolean;
  readonly standing: CardStanding | null;
};

export type CardReviewInput = {
  readonly cards: readonly SessionCard[];
  /** What an earlier visit could not send. */
  readonly unsent: readonly ReviewAct[];
  readonly at: number;
  readonly desiredRetention: number;
};

type ReviewContext = {
  readonly session: ReviewSession;
  readonly desiredRetention: number;
  /** When the front of the card was shown. */
  readonly shownAt: number;
  /** Acts that the server has not answered, in their order. */
  readonly unsent: readonly ReviewAct[];
  /** Acts that the server will never take. */
  readonly refused: number;
  /** Tries since the server was last reached. */
  readonly tries: number;
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

/** The act that the event is, on the card as it stands before it; null where there is no card for it. */
function actOf({ session, shownAt }: ReviewContext, event: CardReviewEvent): ReviewAct | null {
  if (event.type !== 'card.graded' && event.type !== 'review.undone') return null;
  const card = event.type === 'card.graded' ? session.current : (session.past.at(-1)?.card ?? null);
  const standing = card === null ? undefined : session.standings[card];
  if (card === null || standing === undefined) return null;
  const { operationId, at } = event;
  const grade = event.type === 'card.graded' ? event.grade : null;
  const tookMs = grade === null ? 0 : Math.max(0, at - shownAt);
  return { operationId, card, sequence: standing.sequence + 1, grade, at, tookMs };
}

/** A sitting with flash cards: front, answer, grade, and back again; meanwhile what was done is brought to the server. */
export const cardReviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as CardReviewEvent,
    input: {} as CardReviewInput,
    tags: {} as 'unsent',
  },
  actors: {
    /** Sends acts in their order; resolves with what the server said of each once it has committed them. */
    deliver: fromPromise<readonly ActAnswer[], { acts: readonly ReviewAct[] }>(unprovided('deliver')),
  },
  actions: {
    /** Keeps an act on the device, so that nothing that happens to the page can lose it. */
    keepAct: (_, _params: { act: ReviewAct | null }) => unprovided('keepAct')(),
    /** Forgets acts on the device that the server has answered. */
    forgetActs: (_, _params: { ids: readonly string[] }) => unprovided('forgetActs')(),
    addAct: assign(({ context }, { act }: { act: ReviewAct | null }) =>
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
    takeAnswers: assign(({ context }, { answers }: { answers: readonly ActAnswer[] }) => ({
      tries: 0,
      refused: context.refused + answers.filter(({ isRefused }) => isRefused).length,
      unsent: context.unsent.filter((act) => !answers.some(({ operationId }) => operationId === act.operationId)),
      session: answers.reduce(
        (session, { card, standing }) => (standing === null ? session : reconcile(session, card, standing)),
        context.session,
      ),
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  guards: {
    /** There is a card to show. */
    hasCard: ({ context }) => context.session.current !== null,
    /** The act is none that waits to be sent already. */
    isNewAct: ({ context }, { operationId }: { operationId: string }) =>
      !context.unsent.some((act) => act.operationId === operationId),
    /** A review of this sitting can be taken back, and this act is not on its way already. */
    canUndo: ({ context }, { operationId }: { operationId: string }) =>
      context.session.past.length > 0 && !context.unsent.some((act) => act.operationId === operationId),
    /** Something was done that the server has not answered. */
    hasUnsent: ({ context }) => context.unsent.length > 0,
  },
  delays: {
    /** Until the server is tried again: longer with every try. */
    retryDelay: unprovided('retryDelay'),
  },
}).createMachine({
  id: 'cardReview',
  description: 'A sitting with flash cards; what is done is kept on the device until the server has it.',
  context: ({ input }) => ({
    session: beginSession(input.cards, input.unsent, input.at, createScheduler(input.desiredRetention)),
    desiredRetention: input.desiredRetention,
    shownAt: input.at,
    unsent: input.unsent,
    refused: 0,
    tries: 0,
  }),
  type: 'parallel',
  states: {
    study: {
      description: 'What is on the screen.',
      initial: 'choosing',
      on: {
        'review.undone': {
          guard: { type: 'canUndo', params: ({ event }) => event },
          target: '.front',
          actions: [
            { type: 'keepAct', params: ({ context, event }) => ({ act: actOf(context, event) }) },
            { type: 'addAct', params: ({ context, event }) => ({ act: actOf(context, event) }) },
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
          description: 'Between two cards.',
          always: [{ guard: 'hasCard', target: 'front' }, { target: 'finished' }],
        },
        front: {
          description: 'The front of a card is shown.',
          on: { 'answer.shown': { target: 'answer' } },
        },
        answer: {
          description: 'The answer is shown, and waits for its grade.',
          on: {
            'card.graded': {
              guard: { type: 'isNewAct', params: ({ event }) => event },
              target: 'choosing',
              actions: [
                { type: 'keepAct', params: ({ context, event }) => ({ act: actOf(context, event) }) },
                { type: 'addAct', params: ({ context, event }) => ({ act: actOf(context, event) }) },
                { type: 'grade', params: ({ event }) => event },
              ],
            },
          },
        },
        finished: { description: 'No card is left for now.' },
      },
    },
    delivery: {
      description: 'What was done, on its way to the server.',
      initial: 'clear',
      states: {
        clear: {
          description: 'The server has all that was done.',
          always: { guard: 'hasUnsent', target: 'sending' },
        },
        sending: {
          description: 'Acts are on their way.',
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
          description: 'The server was not reached; acts wait on the device.',
          tags: 'unsent',
          on: { 'network.returned': { target: 'sending' } },
          after: { retryDelay: { target: 'sending' } },
        },
      },
    },
  },
});
