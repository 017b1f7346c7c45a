import { assign, fromPromise, setup } from 'xstate';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { unprovidedIn } from '../unprovided.ts';

/** The server's response to a mark: the resulting total, or a refusal. */
export type MarkAnswer = {
  readonly operationId: string;
  readonly marks: number;
  readonly outOf: number;
  readonly isSettled: boolean;
  readonly isRefused: boolean;
};

/** @param unsent marks of an earlier visit that are still on this device, oldest first */
export type MarkingInput = { readonly unsent: readonly TeacherMark[] };

/** What has to be persisted on this device. */
export type UnsentMarks = Pick<MarkingContext, 'unsent' | 'refused'>;

type MarkingContext = {
  /** Marks that the server does not have, one per answer and round, oldest first. */
  readonly unsent: readonly TeacherMark[];
  /** Refused marks, such as those of a teacher who was removed meanwhile. Only the user discards them. */
  readonly refused: readonly TeacherMark[];
  /** Number of failures since the last success. */
  readonly failures: number;
  /** The server's last response. */
  readonly savedAnswer: MarkAnswer | null;
};

export type MarkingEvent =
  | { readonly type: 'mark.given'; readonly mark: TeacherMark }
  | { readonly type: 'comment.typed'; readonly mark: TeacherMark }
  | { readonly type: 'flush.requested' }
  | { readonly type: 'refused.retried' }
  | { readonly type: 'refused.discarded' };

const unprovided = unprovidedIn('marking');

const isSameAnswer = (first: TeacherMark, second: TeacherMark): boolean =>
  first.attempt === second.attempt && first.position === second.position && first.round === second.round;

/** Saves a teacher's marks on this device first, and sends them until the server has them. */
export const markingMachine = setup({
  types: { input: {} as MarkingInput, context: {} as MarkingContext, events: {} as MarkingEvent },
  delays: {
    /** Pause in typing after which a comment is sent. */
    typingPause: unprovided('typingPause'),
    /** Delay before the next retry, longer after each failure. */
    retryDelay: (_: { context: MarkingContext }) => unprovided('retryDelay')(),
  },
  actors: { sendMark: fromPromise<MarkAnswer, TeacherMark | undefined>(unprovided('sendMark')) },
  actions: {
    /** Persists exactly the unsent and the refused marks on this device. */
    saveUnsent: (_, _params: UnsentMarks) => unprovided('saveUnsent')(),
    addMark: assign(({ context: { unsent, refused } }, { mark }: { mark: TeacherMark }) => ({
      unsent: [...unsent.filter((other) => !isSameAnswer(other, mark)), mark],
      refused: refused.filter((other) => !isSameAnswer(other, mark)),
    })),
    applyResponse: assign(({ context: { unsent, refused } }, answer: MarkAnswer) => ({
      // A mark that was changed while it was in flight has another operation, and is sent next.
      unsent: unsent.filter(({ operationId }) => operationId !== answer.operationId),
      refused: answer.isRefused
        ? [...refused, ...unsent.filter(({ operationId }) => operationId === answer.operationId)]
        : refused,
      failures: 0,
      savedAnswer: answer,
    })),
    retryRefused: assign(({ context: { unsent, refused } }) => ({ unsent: [...refused, ...unsent], refused: [] })),
    discardRefused: assign({ refused: [] }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: { hasUnsent: ({ context }) => context.unsent.length > 0 },
}).createMachine({
  id: 'marking',
  description: 'Delivers a teacher’s marks to the server without losing any.',
  context: ({ input }) => ({ unsent: input.unsent, refused: [], failures: 0, savedAnswer: null }),
  on: {
    'refused.retried': { actions: 'retryRefused' },
    'refused.discarded': { actions: ['discardRefused', { type: 'saveUnsent', params: ({ context }) => context }] },
    'mark.given': {
      actions: [
        { type: 'addMark', params: ({ event }) => event },
        { type: 'saveUnsent', params: ({ context }) => context },
      ],
    },
    'comment.typed': {
      actions: [
        { type: 'addMark', params: ({ event }) => event },
        { type: 'saveUnsent', params: ({ context }) => context },
      ],
    },
  },
  initial: 'allSent',
  states: {
    allSent: {
      description: 'The server has every mark that it accepts.',
      always: { guard: 'hasUnsent', target: 'sendingMark' },
      on: {
        'comment.typed': {
          target: 'typingComment',
          actions: [
            { type: 'addMark', params: ({ event }) => event },
            { type: 'saveUnsent', params: ({ context }) => context },
          ],
        },
      },
    },
    typingComment: {
      description: 'A comment is being typed. It is saved on this device, and sent after a pause.',
      after: { typingPause: { target: 'sendingMark' } },
      on: {
        'comment.typed': {
          target: 'typingComment',
          reenter: true,
          actions: [
            { type: 'addMark', params: ({ event }) => event },
            { type: 'saveUnsent', params: ({ context }) => context },
          ],
        },
        'mark.given': {
          target: 'sendingMark',
          actions: [
            { type: 'addMark', params: ({ event }) => event },
            { type: 'saveUnsent', params: ({ context }) => context },
          ],
        },
        'flush.requested': { target: 'sendingMark' },
      },
    },
    sendingMark: {
      description: 'Sending the oldest mark.',
      invoke: {
        src: 'sendMark',
        input: ({ context }) => context.unsent[0],
        onDone: {
          target: 'allSent',
          actions: [
            { type: 'applyResponse', params: ({ event }) => event.output },
            { type: 'saveUnsent', params: ({ context }) => context },
          ],
        },
        onError: { target: 'waitingToRetry', actions: 'countFailure' },
      },
    },
    waitingToRetry: {
      description: 'The last attempt failed. Unsent marks stay on this device. Waiting to retry.',
      after: { retryDelay: { target: 'sendingMark' } },
      on: { 'flush.requested': { target: 'sendingMark' } },
    },
  },
});
