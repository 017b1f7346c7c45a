import type { AnswerQueue } from '#domain/attempts/answer-queues.ts';
import { answersToSend, unkept } from '#domain/attempts/answer-queues.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { outboxMachine } from './outbox.machine.ts';

const EMPTY: AnswerQueue = {
  response: null,
  latestSequence: 0,
  pending: null,
  isTyping: false,
  refusal: null,
  earlier: null,
  keptId: null,
};
const LEFT = { operationId: 'left', position: 1, sequence: 3, response: { choice: 'A' }, givenAt: 0 };

const receiptOf = (operationId: string, refusal: string | null, highest: number) => ({
  receipts: [{ operationId, position: 1, refusal, highest, nextId: `after ${operationId}` }],
});

export const outboxModel: MachineModel<typeof outboxMachine> = {
  inputs: [
    { queues: { 1: { ...EMPTY, latestSequence: 2, pending: LEFT, keptId: 'left', response: LEFT.response } } },
    { queues: { 1: { ...EMPTY, latestSequence: 4, earlier: LEFT, keptId: 'left' } } },
  ],
  events: [
    { type: 'answer.changed', position: 1, response: { choice: 'B' }, operationId: 'new', isTyped: false, givenAt: 1 },
    { type: 'answer.changed', position: 1, response: { text: 'b' }, operationId: 'typed', isTyped: true, givenAt: 1 },
    { type: 'typing.ended' },
    { type: 'flush.requested' },
    { type: 'writing.begun' },
    { type: 'writing.ended' },
    { type: 'earlier.dismissed', position: 1 },
  ],
  answers: {
    keep: [{ output: undefined }, { error: new Error('The storage is full.') }],
    send: [
      { output: receiptOf('new', null, 1) },
      { output: receiptOf('left', null, 3) },
      { output: receiptOf('new', 'SEQUENCE_TAKEN', 7) },
      { output: receiptOf('new', 'ATTEMPT_CLOSED', 0) },
      { output: receiptOf('new', 'ATTEMPT_ELSEWHERE', 0) },
      { error: new Error('Network error') },
    ],
  },
  delays: { typingRest: 400, nextTry: 1_000, nextKeeping: 10_000 },
  key: ({ queues, beingSent, hasJournal }) => ({
    hasJournal,
    behind: unkept(queues).length > 0,
    answersToSend: answersToSend(queues, { hasJournal }).length > 0,
    isOnItsWay: queues[1]?.pending?.operationId === beingSent[0]?.operationId,
    isTyping: queues[1]?.isTyping,
  }),
};
