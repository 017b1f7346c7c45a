import { assign, fromPromise, setup } from 'xstate';
import {
  type AnswerChange,
  type AnswerOperation,
  type AnswerQueues,
  addQuestions,
  answersToSend,
  applyReceipts,
  changeAnswer,
  dismissEarlier,
  type JournalChange,
  markSaved,
  type Receipt,
  restTyping,
  type StoredAnswer,
  unsavedChanges,
} from '#domain/attempts/answer-queues.ts';
import { unprovidedIn } from '../unprovided.ts';

export type OutboxInput = { readonly queues: AnswerQueues };

type OutboxContext = {
  readonly queues: AnswerQueues;
  /** Changes being written to the journal. */
  readonly journalBatch: readonly JournalChange[];
  /** The batch in flight. */
  readonly batch: readonly AnswerOperation[];
  /** Number of failures since the last success. */
  readonly failures: number;
  /** False while the browser refuses to store data. Answers are still sent. */
  readonly hasJournal: boolean;
};

export type OutboxEvent =
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | { readonly type: 'typing.ended' }
  | { readonly type: 'flush.requested' }
  | { readonly type: 'writing.started' }
  | { readonly type: 'writing.stopped' }
  | { readonly type: 'earlier.dismissed'; readonly position: number }
  | { readonly type: 'questions.added'; readonly answers: readonly StoredAnswer[] };

/** The server's response to a batch. */
export type BatchAnswer = { readonly receipts: readonly Receipt[] };

const unprovided = unprovidedIn('outbox');

const refusedWith = (answer: BatchAnswer | undefined, ...codes: readonly string[]): boolean =>
  answer?.receipts.some(({ refusal }) => refusal !== null && codes.includes(refusal)) ?? false;

/**
 * Delivers answers to the server. Each is written to the device's journal first, sent in batches until the server has
 * committed it, and only then removed from the journal. The queue of each question: domain/attempts/answer-queues.
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
    typingPause: unprovided('typingPause'),
    /** Delay before the next retry, longer after each failure. */
    retryDelay: (_: { context: OutboxContext }) => unprovided('retryDelay')(),
    /** Delay before the journal is tried again after a failure. */
    journalRetryDelay: unprovided('journalRetryDelay'),
  },
  actors: {
    /** Writes changes to the journal. Resolves once they are stored on the device. */
    writeJournal: fromPromise<void, readonly JournalChange[]>(unprovided('writeJournal')),
    /** Sends a batch. Resolves with the server's receipts, after its commit. */
    sendBatch: fromPromise<BatchAnswer, readonly AnswerOperation[]>(unprovided('sendBatch')),
  },
  actions: {
    changeAnswer: assign(({ context }, change: AnswerChange) => ({ queues: changeAnswer(context.queues, change) })),
    endTyping: assign(({ context }) => ({ queues: restTyping(context.queues) })),
    dismissEarlier: assign(({ context }, { position }: { position: number }) => ({
      queues: dismissEarlier(context.queues, position),
    })),
    addQuestions: assign(({ context }, { answers }: { answers: readonly StoredAnswer[] }) => ({
      queues: addQuestions(context.queues, answers),
    })),
    startJournalWrite: assign(({ context }) => ({ journalBatch: unsavedChanges(context.queues) })),
    finishJournalWrite: assign(({ context }) => ({
      queues: markSaved(context.queues, context.journalBatch),
      journalBatch: [],
      hasJournal: true,
    })),
    failJournalWrite: assign({ journalBatch: [], hasJournal: false }),
    startBatch: assign(({ context }) => ({ batch: answersToSend(context.queues, context) })),
    finishBatch: assign(({ context }, answer: BatchAnswer) => ({
      queues: applyReceipts(context.queues, context.batch, answer.receipts),
      batch: [],
      failures: 0,
    })),
    failBatch: assign(({ context }) => ({ batch: [], failures: context.failures + 1 })),
    resetFailures: assign({ failures: 0 }),
  },
  guards: {
    /** The journal is out of date. */
    isJournalBehind: ({ context }) => unsavedChanges(context.queues).length > 0,
    /** There is an answer to send: it is in the journal, and not being typed. */
    hasAnswersToSend: ({ context }) => answersToSend(context.queues, context).length > 0,
    /** The server responded that the attempt is closed. */
    isClosed: (_, { answer }: { answer: BatchAnswer | undefined }) =>
      refusedWith(answer, 'ATTEMPT_CLOSED', 'DEADLINE_PASSED'),
    /** The server responded that another device writes the attempt. */
    isOpenOnAnotherDevice: (_, { answer }: { answer: BatchAnswer | undefined }) =>
      refusedWith(answer, 'ATTEMPT_ELSEWHERE'),
  },
}).createMachine({
  id: 'outbox',
  description: 'Delivers the answers of an attempt to the server without losing any.',
  context: ({ input }) => ({
    queues: input.queues,
    journalBatch: [],
    batch: [],
    failures: 0,
    hasJournal: true,
  }),
  type: 'parallel',
  on: {
    'answer.changed': { actions: { type: 'changeAnswer', params: ({ event }) => event } },
    'earlier.dismissed': { actions: { type: 'dismissEarlier', params: ({ event }) => event } },
    'questions.added': { actions: { type: 'addQuestions', params: ({ event }) => event } },
  },
  states: {
    journal: {
      description: 'The journal stores answers on this device until the server has them.',
      initial: 'upToDate',
      states: {
        upToDate: {
          description: 'The journal is up to date.',
          always: { guard: 'isJournalBehind', target: 'writingJournal' },
        },
        writingJournal: {
          description: 'Writing answers to the journal, or removing them from it.',
          entry: 'startJournalWrite',
          invoke: {
            src: 'writeJournal',
            input: ({ context }) => context.journalBatch,
            onDone: { target: 'upToDate', actions: 'finishJournalWrite' },
            onError: { target: 'unavailable', actions: 'failJournalWrite' },
          },
        },
        unavailable: {
          description: 'The browser stores nothing: unsent answers are only in this page. Waiting to try again.',
          after: { journalRetryDelay: { target: 'writingJournal' } },
        },
      },
    },
    delivery: {
      description: 'Delivery to the server.',
      initial: 'notWriting',
      states: {
        notWriting: {
          description: 'This page is not the writer: answers are saved on the device and not sent.',
          on: { 'writing.started': { target: 'active' } },
        },
        closed: {
          description:
            'The server accepts no more answers for this attempt. Those it did not accept stay on this device.',
        },
        active: {
          description: 'Answers are sent.',
          initial: 'idle',
          on: { 'writing.stopped': { target: 'notWriting', actions: 'endTyping' } },
          states: {
            idle: {
              description: 'Nothing to send: every answer is saved, being typed, or being written to the journal.',
              tags: 'trying',
              entry: 'resetFailures',
              always: { guard: 'hasAnswersToSend', target: 'sendingBatch' },
              after: { typingPause: { actions: 'endTyping' } },
              on: {
                'answer.changed': {
                  target: 'idle',
                  reenter: true,
                  actions: { type: 'changeAnswer', params: ({ event }) => event },
                },
                'typing.ended': { actions: 'endTyping' },
                'flush.requested': { actions: 'endTyping' },
              },
            },
            sendingBatch: {
              description: 'Sending a batch.',
              tags: 'trying',
              entry: 'startBatch',
              invoke: {
                src: 'sendBatch',
                input: ({ context }) => context.batch,
                onDone: [
                  {
                    guard: { type: 'isClosed', params: ({ event }) => ({ answer: event.output }) },
                    target: '#outbox.delivery.closed',
                    actions: { type: 'finishBatch', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOpenOnAnotherDevice', params: ({ event }) => ({ answer: event.output }) },
                    target: '#outbox.delivery.notWriting',
                    actions: { type: 'finishBatch', params: ({ event }) => event.output },
                  },
                  { target: 'idle', actions: { type: 'finishBatch', params: ({ event }) => event.output } },
                ],
                onError: { target: 'waitingToRetry', actions: 'failBatch' },
              },
              on: { 'typing.ended': { actions: 'endTyping' }, 'flush.requested': { actions: 'endTyping' } },
            },
            waitingToRetry: {
              description: 'The last attempt failed. Waiting to retry, or for the network.',
              after: { retryDelay: { target: 'retrying' } },
              on: {
                'typing.ended': { actions: 'endTyping' },
                'flush.requested': { target: 'retrying', actions: 'endTyping' },
              },
            },
            retrying: {
              description: 'Sending again.',
              always: [{ guard: 'hasAnswersToSend', target: 'sendingBatch' }, { target: 'idle' }],
            },
          },
        },
      },
    },
  },
});
