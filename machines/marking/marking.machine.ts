import { assign, fromPromise, setup } from 'xstate';
import type { TeacherMark } from '#domain/marking/teacher-mark.schema.ts';

/** What the server said to a mark: what it comes to, or that it takes no such mark. */
export type MarkAnswer = {
  readonly operationId: string;
  readonly marks: number;
  readonly outOf: number;
  readonly isSettled: boolean;
  readonly isRefused: boolean;
};

/** @param unsent marks that an earlier visit has left on this device, oldest first */
export type MarkingInput = { readonly unsent: readonly TeacherMark[] };

/** What this device has to keep. */
export type KeptOnDevice = Pick<MarkingContext, 'unsent' | 'refused'>;

type MarkingContext = {
  /** What the server does not have, one an answer and round, oldest first. */
  readonly unsent: readonly TeacherMark[];
  /** What the server does not take, such as marks of a teacher who was removed meanwhile: only a person gives it up. */
  readonly refused: readonly TeacherMark[];
  /** Failed tries since the last that worked. */
  readonly failures: number;
  /** What the server said last. */
  readonly heard: MarkAnswer | null;
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

const isSameAnswer = (one: TeacherMark, other: TeacherMark): boolean =>
  one.attempt === other.attempt && one.position === other.position && one.round === other.round;

/** What a teacher gives is kept on this device first, and sent until the server has it. */
export const markingMachine = setup({
  types: { input: {} as MarkingInput, context: {} as MarkingContext, events: {} as MarkingEvent },
  delays: {
    /** How long typing rests before a comment is sent. */
    typingRest: delayOf('typingRest'),
    /** The wait before the next try, longer after each failure. */
    nextTry: (_: { context: MarkingContext }) => delayOf('nextTry')(),
  },
  actors: { send: fromPromise<MarkAnswer, TeacherMark | undefined>(unprovided('send')) },
  actions: {
    /** Makes what this device keeps the same as what is unsent or was refused. */
    keep: (_, _params: KeptOnDevice) => unprovided('keep')(),
    put: assign(({ context: { unsent, refused } }, { mark }: { mark: TeacherMark }) => ({
      unsent: [...unsent.filter((other) => !isSameAnswer(other, mark)), mark],
      refused: refused.filter((other) => !isSameAnswer(other, mark)),
    })),
    take: assign(({ context: { unsent, refused } }, answer: MarkAnswer) => ({
      // A mark that was changed while it was on its way has another operation, and goes out next.
      unsent: unsent.filter(({ operationId }) => operationId !== answer.operationId),
      refused: answer.isRefused
        ? [...refused, ...unsent.filter(({ operationId }) => operationId === answer.operationId)]
        : refused,
      failures: 0,
      heard: answer,
    })),
    retryRefused: assign(({ context: { unsent, refused } }) => ({ unsent: [...refused, ...unsent], refused: [] })),
    discardRefused: assign({ refused: [] }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: { hasUnsent: ({ context }) => context.unsent.length > 0 },
}).createMachine({
  id: 'marking',
  description: 'Brings what a teacher gives answers to the server, and loses none on the way.',
  context: ({ input }) => ({ unsent: input.unsent, refused: [], failures: 0, heard: null }),
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
      description: 'The server has everything that it takes.',
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
      description: 'A comment is being typed; it is kept on this device, and sent when typing rests.',
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
      description: 'The oldest mark is on its way.',
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
      description: 'The last try failed; what is unsent stays on this device and is tried again.',
      after: { nextTry: { target: 'sending' } },
      on: { 'flush.requested': { target: 'sending' } },
    },
  },
});
