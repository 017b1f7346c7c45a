import { expect, test } from 'vitest';
import type { AnswerQueue } from '#domain/attempts/answer-queues.ts';
import { type OutboxEvent, outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { EMPTY_QUEUE } from '#machines/outbox/outbox.proof.ts';
import { script } from '../../support/machine-script.ts';

const DELAYS = { typingPause: 400, retryDelay: 1_000, journalRetryDelay: 10_000 };
const LEFT = { operationId: 'left', position: 2, sequence: 3, response: 'C', givenAt: 0 };

const chosen = (operationId: string): OutboxEvent => ({
  ...{ type: 'answer.changed', position: 1, response: 'B', operationId, isTyped: false, givenAt: 1 },
});
const typed = (operationId: string): OutboxEvent => ({
  ...{ type: 'answer.changed', position: 1, response: 'b', operationId, isTyped: true, givenAt: 1 },
});
const operation = (operationId: string, sequence = 1, response = 'B') => ({
  ...{ operationId, position: 1, sequence, response, givenAt: 1 },
});
const receipts = (operationId: string, refusal: string | null = null, highest = 1) => ({
  receipts: [{ operationId, position: 1, refusal, highest, nextId: `after ${operationId}` }],
});
const start = (queues: Readonly<Record<number, AnswerQueue>> = { 1: EMPTY_QUEUE }) =>
  script(outboxMachine, DELAYS, { queues });

/** A writing page, after some events. */
async function writing(...events: readonly OutboxEvent[]) {
  const outbox = start();
  await outbox.send({ type: 'writing.started' }, ...events);
  return outbox;
}
/** A selected answer that is saved on the device and in flight. */
async function sending() {
  const outbox = await writing(chosen('one'));
  await outbox.answer(undefined, 'writeJournal');
  return outbox;
}

test('a page that is not the writer saves answers and sends none', async () => {
  const { state, send, requested, answer } = start();
  expect(state()).toMatchObject({
    value: { journal: 'upToDate', delivery: 'notWriting' },
    context: { journalBatch: [], batch: [], failures: 0, hasJournal: true },
  });
  await send(chosen('one'));
  expect(state().value).toEqual({ journal: 'writingJournal', delivery: 'notWriting' });
  expect(requested()).toEqual([{ src: 'writeJournal', input: [{ position: 1, operation: operation('one') }] }]);
  await answer(undefined);
  expect(state()).toMatchObject({
    value: { journal: 'upToDate', delivery: 'notWriting' },
    context: { journalBatch: [], queues: { 1: { savedId: 'one' } } },
  });
});

test('an answer is sent once the device has it, and deleted from the device once the server has it', async () => {
  const { state, requested, answer } = await writing(chosen('one'));
  expect(state().value).toEqual({ journal: 'writingJournal', delivery: { active: 'idle' } });
  await answer(undefined, 'writeJournal');
  expect(state().value).toEqual({ journal: 'upToDate', delivery: { active: 'sendingBatch' } });
  expect(state().hasTag('trying')).toBe(true);
  expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('one')] }]);
  await answer(receipts('one'));
  expect(state()).toMatchObject({
    value: { journal: 'writingJournal', delivery: { active: 'idle' } },
    context: { batch: [], queues: { 1: { pending: null, latestSequence: 1 } } },
  });
  expect(requested()).toEqual([{ src: 'writeJournal', input: [{ position: 1, operation: null }] }]);
});

test('answers of an earlier visit are sent when this page becomes the writer', async () => {
  const { send, requested } = start({ 2: { ...EMPTY_QUEUE, latestSequence: 2, pending: LEFT, savedId: 'left' } });
  expect(requested()).toEqual([]);
  await send({ type: 'writing.started' });
  expect(requested()).toEqual([{ src: 'sendBatch', input: [LEFT] }]);
});

test('a typed answer is sent after a pause, which restarts with each letter', async () => {
  const { state, send, answer, wait, requested } = await writing(typed('b'));
  expect(state().hasTag('trying')).toBe(true);
  await answer(undefined, 'writeJournal');
  wait(399);
  await send(typed('be'));
  await answer(undefined, 'writeJournal');
  wait(399);
  expect(requested()).toEqual([]);
  expect(state().context.queues[1]).toMatchObject({ isTyping: true });
  wait(1);
  expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('be', 2, 'b')] }]);
});

test.each(['typing.ended', 'flush.requested'] as const)('%s sends a typed answer at once', async (type) => {
  const { send, answer, requested } = await writing(typed('b'));
  await answer(undefined, 'writeJournal');
  await send({ type });
  expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('b', 1, 'b')] }]);
});

test.each(['typing.ended', 'flush.requested'] as const)(
  '%s while a batch is on its way is not forgotten',
  async (type) => {
    const { state, send, answer } = await sending();
    await send(typed('two'), { type });
    expect(state().context.queues[1]).toMatchObject({ isTyping: false });
    await answer(undefined, 'writeJournal');
    await answer(receipts('one'));
    expect(state()).toMatchObject({
      value: { delivery: { active: 'sendingBatch' } },
      context: { batch: [{ operationId: 'two' }] },
    });
  },
);

test('failures are retried after a delay, and counted until a success', async () => {
  const { state, fail, wait, answer, requested } = await sending();
  for (const failures of [1, 2]) {
    await fail('network', 'sendBatch');
    expect(state()).toMatchObject({
      value: { delivery: { active: 'waitingToRetry' } },
      context: { failures, batch: [] },
    });
    expect(state().hasTag('trying')).toBe(false);
    wait(999);
    expect(requested()).toEqual([]);
    wait(1);
    expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('one')] }]);
  }
  await answer(receipts('one'), 'sendBatch');
  expect(state().context.failures).toBe(0);
});

test('the return of the network retries at once', async () => {
  const { state, fail, send } = await sending();
  await fail('network', 'sendBatch');
  await send(typed('two'), { type: 'typing.ended' });
  expect(state()).toMatchObject({
    value: { delivery: { active: 'waitingToRetry' } },
    context: { queues: { 1: { isTyping: false } } },
  });
  await send(typed('three'), { type: 'flush.requested' });
  expect(state().context.queues[1]).toMatchObject({ isTyping: false });
  expect(state().matches({ delivery: { active: 'waitingToRetry' } })).toBe(false);
});

test('a retry without pending answers becomes idle, and resets the failures', async () => {
  const { state, fail, send, wait } = await sending();
  await fail('network', 'sendBatch');
  await send(typed('two'));
  wait(1_000);
  expect(state()).toMatchObject({ value: { delivery: { active: 'idle' } }, context: { failures: 0 } });
});

test.each(['ATTEMPT_CLOSED', 'DEADLINE_PASSED'])(
  'after %s nothing is sent any more, and the device keeps it',
  async (code) => {
    const { state, answer, send, requested } = await sending();
    await answer(receipts('one', code, 0));
    expect(state()).toMatchObject({
      value: { journal: 'upToDate', delivery: 'closed' },
      context: { batch: [], queues: { 1: { refusal: code, pending: operation('one'), savedId: 'one' } } },
    });
    await send({ type: 'writing.started' }, { type: 'flush.requested' });
    expect(requested()).toEqual([]);
  },
);

test('while another device writes, this one stops, and continues when it becomes the writer', async () => {
  const { state, answer, send, requested } = await sending();
  await answer(receipts('one', 'ATTEMPT_ELSEWHERE', 0));
  expect(state()).toMatchObject({
    value: { delivery: 'notWriting' },
    context: { batch: [], queues: { 1: { refusal: 'ATTEMPT_ELSEWHERE' } } },
  });
  await send({ type: 'writing.started' });
  expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('one')] }]);
});

test('a refused answer does not block the others', async () => {
  const { state, answer } = await sending();
  await answer(receipts('one', 'RESPONSE_INVALID', 0), 'sendBatch');
  expect(state()).toMatchObject({
    value: { delivery: { active: 'idle' } },
    context: { queues: { 1: { refusal: 'RESPONSE_INVALID', pending: null } } },
  });
});

test('a page that stops being the writer ends typing, and sends nothing', async () => {
  const { state, send, answer, wait } = await writing(typed('b'));
  await answer(undefined, 'writeJournal');
  await send({ type: 'writing.stopped' });
  wait(5_000);
  expect(state()).toMatchObject({
    value: { journal: 'upToDate', delivery: 'notWriting' },
    context: { queues: { 1: { isTyping: false, savedId: 'b' } } },
  });
});

test('answers are sent even if the device stores nothing, and storing is retried later', async () => {
  const { state, fail, requested, wait } = await writing(chosen('one'));
  await fail('full', 'writeJournal');
  expect(state()).toMatchObject({
    value: { journal: 'unavailable', delivery: { active: 'sendingBatch' } },
    context: { hasJournal: false, journalBatch: [] },
  });
  expect(requested()).toEqual([{ src: 'sendBatch', input: [operation('one')] }]);
  wait(9_999);
  expect(state().matches({ journal: 'unavailable' })).toBe(true);
  wait(1);
  expect(state().matches({ journal: 'writingJournal' })).toBe(true);
});

test('once the device stores again, answers wait for it again', async () => {
  const { state, fail, answer, wait } = start({ 2: { ...EMPTY_QUEUE, pending: LEFT } });
  await fail('full');
  wait(10_000);
  await answer(undefined);
  expect(state()).toMatchObject({
    value: { journal: 'upToDate' },
    context: { hasJournal: true, journalBatch: [], queues: { 2: { savedId: 'left' } } },
  });
});

test('a dismissed earlier answer is deleted from the device', async () => {
  const { state, send, requested } = start({ 2: { ...EMPTY_QUEUE, earlier: LEFT, savedId: 'left' } });
  await send({ type: 'earlier.dismissed', position: 2 });
  expect(state().context.queues[2]).toMatchObject({ earlier: null });
  expect(requested()).toEqual([{ src: 'writeJournal', input: [{ position: 2, operation: null }] }]);
});
