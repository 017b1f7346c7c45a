import { type AnswerQueue, answersToSend, unsavedChanges } from '#domain/attempts/answer-queues.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { outboxMachine } from './outbox.machine.ts';

/** The queue of a question that has not been answered. */
export const EMPTY_QUEUE: AnswerQueue = {
  response: null,
  latestSequence: 0,
  pending: null,
  isTyping: false,
  refusal: null,
  earlier: null,
  savedId: null,
};
const LEFT = { operationId: 'left', position: 1, sequence: 3, response: { choice: 'A' }, givenAt: 0 };

const receiptOf = (operationId: string, refusal: string | null, highest: number) => ({
  receipts: [{ operationId, position: 1, refusal, highest, nextId: `after ${operationId}` }],
});

const model: MachineModel<typeof outboxMachine> = {
  inputs: [
    { queues: { 1: { ...EMPTY_QUEUE, latestSequence: 2, pending: LEFT, savedId: 'left', response: LEFT.response } } },
    { queues: { 1: { ...EMPTY_QUEUE, latestSequence: 4, earlier: LEFT, savedId: 'left' } } },
  ],
  events: [
    { type: 'answer.changed', position: 1, response: { choice: 'B' }, operationId: 'new', isTyped: false, givenAt: 1 },
    { type: 'answer.changed', position: 1, response: { text: 'b' }, operationId: 'typed', isTyped: true, givenAt: 1 },
    { type: 'typing.ended' },
    { type: 'flush.requested' },
    { type: 'writing.started' },
    { type: 'writing.stopped' },
    { type: 'earlier.dismissed', position: 1 },
    {
      type: 'questions.added',
      answers: [1, 2].map((position) => ({
        ...{ position, response: null, sequence: 0, operationId: null, answeredAt: null, device: null },
      })),
    },
  ],
  answers: {
    writeJournal: [{ output: undefined }, { error: new Error('The storage is full.') }],
    sendBatch: [
      { output: receiptOf('new', null, 1) },
      { output: receiptOf('left', null, 3) },
      { output: receiptOf('new', 'SEQUENCE_TAKEN', 7) },
      { output: receiptOf('new', 'ATTEMPT_CLOSED', 0) },
      { output: receiptOf('new', 'ATTEMPT_ELSEWHERE', 0) },
      { error: new Error('Network error') },
    ],
  },
  delays: { typingPause: 400, retryDelay: 1_000, journalRetryDelay: 10_000 },
  key: ({ queues, batch, hasJournal }) => ({
    hasJournal,
    behind: unsavedChanges(queues).length > 0,
    answersToSend: answersToSend(queues, { hasJournal }).length > 0,
    isOnItsWay: queues[1]?.pending?.operationId === batch[0]?.operationId,
    isTyping: queues[1]?.isTyping,
  }),
};

type Now = ProofStep<typeof outboxMachine>;

const pendingAt = ({ snapshot }: Now) => snapshot.context.queues[1]?.pending ?? null;
const isSend = ({ event }: Now): boolean =>
  event?.startsWith('xstate.done.actor') === true && event.includes('delivery');

/** Operations that the server has permanently refused, or acknowledged, in this step. */
const finalisedIds = (now: Now): readonly string[] => {
  const output = now.output as { receipts?: readonly { operationId: string; refusal: string | null }[] } | undefined;
  return output?.receipts?.map(({ operationId }) => operationId) ?? [];
};

const invariants: readonly Invariant<typeof outboxMachine>[] = [
  {
    sentence: 'Only answers in the journal are sent, unless the browser stores nothing.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.batch ?? [];
      const { batch, hasJournal } = now.snapshot.context;
      if (!hasJournal || batch.length === 0 || before[0]?.operationId === batch[0]?.operationId) return true;
      return batch.every(({ operationId }) =>
        [...earlier, now].some(({ snapshot }) => snapshot.context.queues[1]?.savedId === operationId),
      );
    },
  },
  {
    sentence:
      'An answer leaves the queue only after the server has responded to it, or when a newer answer replaces it.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const before = last === undefined ? null : pendingAt(last);
      const after = pendingAt(now);
      if (before === null || after?.operationId === before.operationId) return true;
      // The same answer is still pending under a higher number.
      if (after !== null && after.response === before.response && after.sequence > before.sequence) return true;
      return now.event === 'answer.changed' || finalisedIds(now).includes(before.operationId);
    },
  },
  {
    sentence: 'The number of an answer is higher than all known ones.',
    holds: (now, earlier) => {
      const pending = pendingAt(now);
      const latestSequence = earlier.at(-1)?.snapshot.context.queues[1]?.latestSequence ?? 0;
      return now.event !== 'answer.changed' || pending === null || pending.sequence > latestSequence;
    },
  },
  {
    sentence: 'Numbers only increase.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const [before, after] = [pendingAt(last), pendingAt(now)];
      const latestSequence = (step: Now) => step.snapshot.context.queues[1]?.latestSequence ?? 0;
      return (
        latestSequence(now) >= latestSequence(last) &&
        (before === null || after === null || after.sequence >= before.sequence)
      );
    },
  },
  {
    sentence: 'Nothing is in flight while this page is not the writer.',
    holds: ({ snapshot }) => !snapshot.matches({ delivery: 'notWriting' }) || !('sendBatch' in snapshot.children),
  },
  {
    sentence: 'An earlier answer is dropped only by the user’s new answer or dismissal.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const had = last !== undefined && last.snapshot.context.queues[1]?.earlier !== null;
      const has = now.snapshot.context.queues[1]?.earlier !== null;
      return !had || has || now.event === 'answer.changed' || now.event === 'earlier.dismissed';
    },
  },
  {
    sentence: 'Further questions change nothing about those that are there.',
    holds: (now, earlier) =>
      now.event !== 'questions.added' ||
      now.snapshot.context.queues[1] === earlier.at(-1)?.snapshot.context.queues[1] ||
      now.snapshot.context.queues[1]?.pending === earlier.at(-1)?.snapshot.context.queues[1]?.pending,
  },
  {
    sentence: 'A successful batch resets the number of failures.',
    holds: (now) => !isSend(now) || now.snapshot.context.failures === 0,
  },
];

const guide: MachineGuide<typeof outboxMachine> = {
  purpose:
    'Delivers the answers of an attempt to the server without losing any: first into the journal on the device, then to the server, then out of the journal.',
  owner:
    'The attempt’s session creates it when the attempt has been opened, and stops it after all answers are on the device.',
  startedIn: 'src/client/attempts/attempt.outbox.ts',
  events: {
    'answer.changed': 'The student has changed an answer.',
    'typing.ended': 'The student has left a field.',
    'flush.requested':
      'Answers are to be sent at once: the page is being hidden, the session is refused, or the network has returned.',
    'writing.started': 'This page may send answers.',
    'writing.stopped': 'Another tab or device sends answers now, or the attempt is closed.',
    'earlier.dismissed':
      'The student discards an unsent answer that is earlier than the current one of another device.',
    'questions.added': 'A diagnostic has got further questions.',
  },
};

export const outboxProof: Proof<typeof outboxMachine> = { guide, model, invariants };
