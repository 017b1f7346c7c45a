import { assign, fromPromise, setup } from 'xstate';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';

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

const unprovided = (name: string) => (): never => {
  throw new Error(`The marking machine runs without its effect "${name}".`);
};
const delayOf = (name: string) => (): number => {
  throw new Error(`The marking machine runs without its delay "${name}".`);
};

const isSameAnswer = (first: TeacherMark, second: TeacherMark): boolean =>
  first.attempt === second.attempt && first.position === second.position && first.round === second.round;

/** Saves a teacher's marks on this device first, and sends them until the server has them. */
export const markingMachine = setup({
  types: { input: {} as MarkingInput, context: {} as MarkingContext, events: {} as MarkingEvent },
  delays: {
    /** Pause in typing after which a comment is sent. */
    typingRest: delayOf('typingRest'),
    /** Delay before the next retry, longer after each failure. */
    nextTry: (_: { context: MarkingContext }) => delayOf('nextTry')(),
  },
  actors: { send: fromPromise<MarkAnswer, TeacherMark | undefined>(unprovided('send')) },
  actions: {
    /** Persists exactly the unsent and the refused marks on this device. */
    keep: (_, _params: UnsentMarks) => unprovided('keep')(),
    put: assign(({ context: { unsent, refused } }, { mark }: { mark: TeacherMark }) => ({
      unsent: [...unsent.filter((other) => !isSameAnswer(other, mark)), mark],
      refused: refused.filter((other) => !isSameAnswer(other, mark)),
    })),
    take: assign(({ context: { unsent, refused } }, answer: MarkAnswer) => ({
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
    'refused.discarded': { actions: ['discardRefused', { type: 'keep', params: ({ context }) => context }] },
    'mark.given': {
      actions: [
        { type: 'put', params: ({ event }) => event },
        { type: 'keep', params: ({ context }) => context },
      ],
    },
    'comment.typed': {
      actions: [
        { type: 'put', params: ({ event }) => event },
        { type: 'keep', params: ({ context }) => context },
      ],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The server has every mark that it accepts.',
      always: { guard: 'hasUnsent', target: 'sending' },
      on: {
        'comment.typed': {
          target: 'typing',
          actions: [
            { type: 'put', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
      },
    },
    typing: {
      description: 'A comment is being typed. It is saved on this device, and sent after a pause.',
      after: { typingRest: { target: 'sending' } },
      on: {
        'comment.typed': {
          target: 'typing',
          reenter: true,
          actions: [
            { type: 'put', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        'mark.given': {
          target: 'sending',
          actions: [
            { type: 'put', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        'flush.requested': { target: 'sending' },
      },
    },
    sending: {
      description: 'Sending the oldest mark.',
      invoke: {
        src: 'send',
        input: ({ context }) => context.unsent[0],
        onDone: {
          target: 'resting',
          actions: [
            { type: 'take', params: ({ event }) => event.output },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        onError: { target: 'waiting', actions: 'countFailure' },
      },
    },
    waiting: {
      description: 'The last attempt failed. Unsent marks stay on this device. Waiting to retry.',
      after: { nextTry: { target: 'sending' } },
      on: { 'flush.requested': { target: 'sending' } },
    },
  },
});
