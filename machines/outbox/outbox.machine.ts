import { assign, fromPromise, setup } from 'xstate';
import {
  type AnswerChange,
  type AnswerOperation,
  type AnswerQueues,
  answersToSend,
  changeAnswer,
  dismissEarlier,
  type JournalChange,
  markSaved,
  type Receipt,
  restTyping,
  takeReceipts,
  unkept,
} from '#domain/attempts/answer-queues.ts';

export type OutboxInput = { readonly queues: AnswerQueues };

type OutboxContext = {
  readonly queues: AnswerQueues;
  /** Changes being written to the journal. */
  readonly beingKept: readonly JournalChange[];
  /** The batch in flight. */
  readonly beingSent: readonly AnswerOperation[];
  /** Number of failures since the last success. */
  readonly failures: number;
  /** False while the browser refuses to store anything. Answers are then sent all the same. */
  readonly hasJournal: boolean;
};

export type OutboxEvent =
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | { readonly type: 'typing.ended' }
  | { readonly type: 'flush.requested' }
  | { readonly type: 'writing.begun' }
  | { readonly type: 'writing.ended' }
  | { readonly type: 'earlier.dismissed'; readonly position: number };

/** The server's response to a batch. */
export type BatchAnswer = { readonly receipts: readonly Receipt[] };

const unprovided = (name: string) => (): never => {
  throw new Error(`The outbox machine runs without its effect "${name}".`);
};
const delayOf = (name: string) => (): number => {
  throw new Error(`The outbox machine runs without its delay "${name}".`);
};

const refusedWith = (answer: BatchAnswer | undefined, ...codes: readonly string[]): boolean =>
  answer?.receipts.some(({ refusal }) => refusal !== null && codes.includes(refusal)) ?? false;

/**
 * Delivers answers to the server. Each is written to the device's journal first, sent in batches until the server has
 * committed it, and only then removed from the journal. The queue of each question: domain/attempts/answer-lanes.
 */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    tags: {} as 'trying',
  },
  delays: {
    /** Pause in typing after which an answer is sent. */
    typingRest: delayOf('typingRest'),
    /** Delay before the next retry, longer after each failure. */
    nextTry: (_: { context: OutboxContext }) => delayOf('nextTry')(),
    /** Delay before the journal is tried again after a failure. */
    nextKeeping: delayOf('nextKeeping'),
  },
  actors: {
    /** Writes changes to the journal. Resolves once they are stored on the device. */
    keep: fromPromise<void, readonly JournalChange[]>(unprovided('keep')),
    /** Sends a batch. Resolves with the server's receipts, after its commit. */
    send: fromPromise<BatchAnswer, readonly AnswerOperation[]>(unprovided('send')),
  },
  actions: {
    change: assign(({ context }, change: AnswerChange) => ({ queues: changeAnswer(context.queues, change) })),
    rest: assign(({ context }) => ({ queues: restTyping(context.queues) })),
    dismiss: assign(({ context }, { position }: { position: number }) => ({
      queues: dismissEarlier(context.queues, position),
    })),
    beginKeeping: assign(({ context }) => ({ beingKept: unkept(context.queues) })),
    endKeeping: assign(({ context }) => ({
      queues: markSaved(context.queues, context.beingKept),
      beingKept: [],
      hasJournal: true,
    })),
    giveUpKeeping: assign({ beingKept: [], hasJournal: false }),
    beginSending: assign(({ context }) => ({ beingSent: answersToSend(context.queues, context) })),
    endSending: assign(({ context }, answer: BatchAnswer) => ({
      queues: takeReceipts(context.queues, context.beingSent, answer.receipts),
      beingSent: [],
      failures: 0,
    })),
    failSending: assign(({ context }) => ({ beingSent: [], failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    /** The journal is out of date. */
    isJournalBehind: ({ context }) => unkept(context.queues).length > 0,
    /** There is an answer to send: it is in the journal, and not being typed. */
    hasAnswersToSend: ({ context }) => answersToSend(context.queues, context).length > 0,
    /** The server responded that the attempt is closed. */
    isClosed: (_, { answer }: { answer: BatchAnswer | undefined }) =>
      refusedWith(answer, 'ATTEMPT_CLOSED', 'DEADLINE_PASSED'),
    /** The server responded that another device writes the attempt. */
    isElsewhere: (_, { answer }: { answer: BatchAnswer | undefined }) => refusedWith(answer, 'ATTEMPT_ELSEWHERE'),
  },
}).createMachine({
  id: 'outbox',
  description: 'Delivers the answers of an attempt to the server without losing any.',
  context: ({ input }) => ({
    queues: input.queues,
    beingKept: [],
    beingSent: [],
    failures: 0,
    hasJournal: true,
  }),
  type: 'parallel',
  on: {
    'answer.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'earlier.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
  },
  states: {
    journal: {
      description: 'The journal: answers on this device that the server does not have.',
      initial: 'current',
      states: {
        current: {
          description: 'The journal is up to date.',
          always: { guard: 'isJournalBehind', target: 'keeping' },
        },
        keeping: {
          description: 'Writing answers to the journal, or removing them.',
          entry: 'beginKeeping',
          invoke: {
            src: 'keep',
            input: ({ context }) => context.beingKept,
            onDone: { target: 'current', actions: 'endKeeping' },
            onError: { target: 'refused', actions: 'giveUpKeeping' },
          },
        },
        refused: {
          description: 'The browser stores nothing: unsent answers are only in this page. Waiting to try again.',
          after: { nextKeeping: { target: 'keeping' } },
        },
      },
    },
    sending: {
      description: 'Delivery to the server.',
      initial: 'standing',
      states: {
        standing: {
          description: 'This page is not the writer: answers are saved on the device and not sent.',
          on: { 'writing.begun': { target: 'going' } },
        },
        closed: {
          description:
            'The server accepts no more answers for this attempt. Those it did not accept stay on this device.',
        },
        going: {
          description: 'Answers are sent.',
          initial: 'idle',
          on: { 'writing.ended': { target: 'standing', actions: 'rest' } },
          states: {
            idle: {
              description: 'Nothing to send: every answer is saved, being typed, or being written to the journal.',
              tags: 'trying',
              entry: 'forgetFailures',
              always: { guard: 'hasAnswersToSend', target: 'sending' },
              after: { typingRest: { actions: 'rest' } },
              on: {
                'answer.changed': {
                  target: 'idle',
                  reenter: true,
                  actions: { type: 'change', params: ({ event }) => event },
                },
                'typing.ended': { actions: 'rest' },
                'flush.requested': { actions: 'rest' },
              },
            },
            sending: {
              description: 'Sending a batch.',
              tags: 'trying',
              entry: 'beginSending',
              invoke: {
                src: 'send',
                input: ({ context }) => context.beingSent,
                onDone: [
                  {
                    guard: { type: 'isClosed', params: ({ event }) => ({ answer: event.output }) },
                    target: '#outbox.sending.closed',
                    actions: { type: 'endSending', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isElsewhere', params: ({ event }) => ({ answer: event.output }) },
                    target: '#outbox.sending.standing',
                    actions: { type: 'endSending', params: ({ event }) => event.output },
                  },
                  { target: 'idle', actions: { type: 'endSending', params: ({ event }) => event.output } },
                ],
                onError: { target: 'waiting', actions: 'failSending' },
              },
              on: { 'typing.ended': { actions: 'rest' }, 'flush.requested': { actions: 'rest' } },
            },
            waiting: {
              description: 'The last attempt failed. Waiting to retry, or for the network.',
              after: { nextTry: { target: 'retrying' } },
              on: {
                'typing.ended': { actions: 'rest' },
                'flush.requested': { target: 'retrying', actions: 'rest' },
              },
            },
            retrying: {
              description: 'Sending again.',
              always: [{ guard: 'hasAnswersToSend', target: 'sending' }, { target: 'idle' }],
            },
          },
        },
      },
    },
  },
});
