import type { Lane } from '#domain/attempts/answer-lanes.ts';
import { sendable, unkept } from '#domain/attempts/answer-lanes.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { outboxMachine } from './outbox.machine.ts';

const EMPTY: Lane = {
  response: null,
  heard: 0,
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
    { lanes: { 1: { ...EMPTY, heard: 2, pending: LEFT, keptId: 'left', response: LEFT.response } } },
    { lanes: { 1: { ...EMPTY, heard: 4, earlier: LEFT, keptId: 'left' } } },
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
  key: ({ lanes, beingSent, hasJournal }) => ({
    hasJournal,
    behind: unkept(lanes).length > 0,
    sendable: sendable(lanes, { hasJournal }).length > 0,
    isOnItsWay: lanes[1]?.pending?.operationId === beingSent[0]?.operationId,
    isTyping: lanes[1]?.isTyping,
  }),
};
