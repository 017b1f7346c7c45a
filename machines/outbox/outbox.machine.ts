import { assign, fromPromise, setup } from 'xstate';
import {
  type AnswerChange,
  type AnswerOperation,
  changeAnswer,
  dismissEarlier,
  type JournalChange,
  type Lanes,
  markKept,
  type Receipt,
  restTyping,
  sendable,
  takeReceipts,
  unkept,
} from '#domain/attempts/answer-lanes.ts';

export type OutboxInput = { readonly lanes: Lanes };

type OutboxContext = {
  readonly lanes: Lanes;
  /** What the journal is being told. */
  readonly beingKept: readonly JournalChange[];
  /** What is on its way to the server. */
  readonly beingSent: readonly AnswerOperation[];
  /** Tries that failed since the last that worked. */
  readonly failures: number;
  /** False while the browser refuses to keep anything: answers are then sent all the same. */
  readonly hasJournal: boolean;
};

export type OutboxEvent =
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | { readonly type: 'typing.ended' }
  | { readonly type: 'flush.requested' }
  | { readonly type: 'writing.begun' }
  | { readonly type: 'writing.ended' }
  | { readonly type: 'earlier.dismissed'; readonly position: number };

/** What the server answered to a batch. */
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
 * Brings answers to the server. Each is put into the device's journal first, goes out in batches, again and again until
 * the server has committed it, and leaves the journal only then. What a lane is stands in domain/attempts/answer-lanes.
 */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    tags: {} as 'trying',
  },
  delays: {
    /** How long typing rests before it is sent. */
    typingRest: delayOf('typingRest'),
    /** The wait before the next try, longer after each failure. */
    nextTry: (_: { context: OutboxContext }) => delayOf('nextTry')(),
    /** The wait before the journal is asked again, once it has refused. */
    nextKeeping: delayOf('nextKeeping'),
  },
  actors: {
    /** Brings the journal up to date; resolves once it is on the device. */
    keep: fromPromise<void, readonly JournalChange[]>(unprovided('keep')),
    /** Sends a batch; resolves with the server's receipts, after its commit. */
    send: fromPromise<BatchAnswer, readonly AnswerOperation[]>(unprovided('send')),
  },
  actions: {
    change: assign(({ context }, change: AnswerChange) => ({ lanes: changeAnswer(context.lanes, change) })),
    rest: assign(({ context }) => ({ lanes: restTyping(context.lanes) })),
    dismiss: assign(({ context }, { position }: { position: number }) => ({
      lanes: dismissEarlier(context.lanes, position),
    })),
    beginKeeping: assign(({ context }) => ({ beingKept: unkept(context.lanes) })),
    endKeeping: assign(({ context }) => ({
      lanes: markKept(context.lanes, context.beingKept),
      beingKept: [],
      hasJournal: true,
    })),
    giveUpKeeping: assign({ beingKept: [], hasJournal: false }),
    beginSending: assign(({ context }) => ({ beingSent: sendable(context.lanes, context) })),
    endSending: assign(({ context }, answer: BatchAnswer) => ({
      lanes: takeReceipts(context.lanes, context.beingSent, answer.receipts),
      beingSent: [],
      failures: 0,
    })),
    failSending: assign(({ context }) => ({ beingSent: [], failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    /** The journal holds something else than it should. */
    isJournalBehind: ({ context }) => unkept(context.lanes).length > 0,
    /** Something may be sent: it is kept, and nobody types it at this moment. */
    hasSendable: ({ context }) => sendable(context.lanes, context).length > 0,
    /** The server said that the attempt takes nothing any more. */
    isClosed: (_, { answer }: { answer: BatchAnswer | undefined }) =>
      refusedWith(answer, 'ATTEMPT_CLOSED', 'DEADLINE_PASSED'),
    /** The server said that another device writes. */
    isElsewhere: (_, { answer }: { answer: BatchAnswer | undefined }) => refusedWith(answer, 'ATTEMPT_ELSEWHERE'),
  },
}).createMachine({
  id: 'outbox',
  description: 'Brings the answers of an attempt to the server, and loses none on the way.',
  context: ({ input }) => ({
    lanes: input.lanes,
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
      description: 'What this device keeps of answers that the server does not have.',
      initial: 'current',
      states: {
        current: {
          description: 'The journal holds what it should.',
          always: { guard: 'isJournalBehind', target: 'keeping' },
        },
        keeping: {
          description: 'Answers are being written to the device, or taken off it.',
          entry: 'beginKeeping',
          invoke: {
            src: 'keep',
            input: ({ context }) => context.beingKept,
            onDone: { target: 'current', actions: 'endKeeping' },
            onError: { target: 'refused', actions: 'giveUpKeeping' },
          },
        },
        refused: {
          description: 'The browser keeps nothing: what is not sent lives in this page alone. It is asked again later.',
          after: { nextKeeping: { target: 'keeping' } },
        },
      },
    },
    sending: {
      description: 'The way to the server.',
      initial: 'standing',
      states: {
        standing: {
          description: 'This page does not write: answers are kept, and nothing is sent.',
          on: { 'writing.begun': { target: 'going' } },
        },
        closed: {
          description: 'The server takes no more answers for this attempt. What it did not take stays on this device.',
        },
        going: {
          description: 'Answers go out.',
          initial: 'idle',
          on: { 'writing.ended': { target: 'standing', actions: 'rest' } },
          states: {
            idle: {
              description: 'Nothing is ready to be sent: all is saved, or still being typed or put into the journal.',
              tags: 'trying',
              entry: 'forgetFailures',
              always: { guard: 'hasSendable', target: 'sending' },
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
              description: 'A batch is on its way.',
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
              description: 'The last try failed; the next one comes after a while, or when the network is back.',
              after: { nextTry: { target: 'retrying' } },
              on: {
                'typing.ended': { actions: 'rest' },
                'flush.requested': { target: 'retrying', actions: 'rest' },
              },
            },
            retrying: {
              description: 'What is ready is tried again.',
              always: [{ guard: 'hasSendable', target: 'sending' }, { target: 'idle' }],
            },
          },
        },
      },
    },
  },
});
