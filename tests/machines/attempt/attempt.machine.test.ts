import { expect, test } from 'vitest';
import type { AttemptStatus } from '#domain/attempts/attempt-status.ts';
import { type AttemptEvent, attemptMachine } from '#machines/attempt/attempt.machine.ts';
import { script } from '../../support/machine-script.ts';

const RUNNING: AttemptStatus = {
  deadlineAt: 60_000,
  pausedAt: null,
  pauseSecondsLeft: 60,
  submittedBy: null,
  holder: 'here',
  activeDeviceName: null,
};
const PAUSED = { ...RUNNING, pausedAt: 100 };
const CLOSED: AttemptStatus = { ...RUNNING, submittedBy: 'teacher' };
const TIMELESS = { ...RUNNING, deadlineAt: null };
const SERVER_ROUTES: AttemptStatus = { ...RUNNING, holder: 'elsewhere' };
const DELAYS = { untilDeadline: 60_000, untilPauseEnds: 9_000, gracePeriod: 500, retryDelay: 100 };

const names = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name);

/** An open attempt, after its first effects were checked. */
async function open(status: AttemptStatus = RUNNING, writer: 'here' | 'tab' | 'device' = 'here') {
  const attempt = script(attemptMachine, DELAYS);
  await attempt.answer({ status, writer });
  return attempt;
}
async function writing(...events: readonly AttemptEvent[]) {
  const attempt = await open();
  await attempt.send(...events);
  attempt.orders();
  return attempt;
}

test('an attempt is read first, and then written if this page may', async () => {
  const { state, requested, answer, orders } = script(attemptMachine, DELAYS);
  expect(state()).toMatchObject({
    value: 'openingAttempt',
    context: { status: null, writer: 'here', unsaved: 0, problem: null },
  });
  expect(requested()).toMatchObject([{ src: 'open' }]);
  await answer({ status: RUNNING, writer: 'here' });
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { status: RUNNING, writer: 'here' } });
  expect(names(orders())).toEqual(['startWriting']);
});

test('a submitted attempt shows its result on every device', async () => {
  const { state, orders } = await open(CLOSED);
  expect(state()).toMatchObject({ value: 'submitted', status: 'done', context: { status: CLOSED } });
  expect(names(orders())).toEqual(['notifySubmitted']);
});

test('an attempt that cannot be opened shows the error and can be retried', async () => {
  const { state, fail, send } = script(attemptMachine, DELAYS);
  await fail('unreachable');
  expect(state()).toMatchObject({ value: 'openFailed', context: { problem: 'unreachable' } });
  await send({ type: 'retry.requested' });
  expect(state()).toMatchObject({ value: 'openingAttempt', context: { problem: null } });
});

test.each(['tab', 'device'] as const)(
  'an attempt that another %s writes is read-only until this page becomes the writer',
  async (writer) => {
    const { state, send, requested, fail, answer, orders } = await open(RUNNING, writer);
    expect(state()).toMatchObject({ value: 'readOnly', context: { status: RUNNING, writer } });
    expect(orders()).toEqual([]);
    await send({ type: 'takeOver.requested' });
    expect(requested()).toEqual([{ src: 'takeOver', input: { from: writer } }]);
    await fail('unreachable');
    expect(state()).toMatchObject({ value: 'readOnly', context: { problem: 'unreachable' } });
    await send({ type: 'takeOver.requested' });
    expect(state().context.problem).toBeNull();
    await answer(undefined);
    expect(requested()).toMatchObject([{ src: 'open' }]);
    await answer({ status: RUNNING, writer: 'here' });
    expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { writer: 'here' } });
  },
);

test('a watching page receives the status, a released lock and the end', async () => {
  const later = { ...RUNNING, deadlineAt: 90_000 };
  const { state, send } = await open(RUNNING, 'tab');
  await send({ type: 'status.received', status: later });
  expect(state()).toMatchObject({ value: 'readOnly', context: { status: later } });
  await send({ type: 'tab.released' });
  expect(state().value).toBe('openingAttempt');
  const other = await open(RUNNING, 'device');
  await other.send({ type: 'status.received', status: CLOSED });
  expect(other.state()).toMatchObject({ value: 'submitted', context: { status: CLOSED } });
  expect(names(other.orders())).toEqual(['notifySubmitted']);
});

test('a page that loses the lock to another tab stops at once', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'tab.lost' });
  expect(state()).toMatchObject({ value: 'readOnly', context: { writer: 'tab' } });
  expect(names(orders())).toEqual(['stopWriting']);
});

test('a page that loses the attempt to another device stops at once', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'status.received', status: SERVER_ROUTES });
  expect(state()).toMatchObject({ value: 'readOnly', context: { writer: 'device', status: SERVER_ROUTES } });
  expect(names(orders())).toEqual(['stopWriting']);
});

test('an attempt that a teacher submits is closed on the student’s screen', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'status.received', status: CLOSED });
  expect(state()).toMatchObject({ value: 'submitted', context: { status: CLOSED } });
  expect(names(orders())).toEqual(['stopWriting', 'notifySubmitted']);
});

test('time is up at the deadline, and extra time moves it', async () => {
  const { state, send, wait, orders } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
  await send({ type: 'status.received', status: { ...RUNNING, deadlineAt: 90_000 } });
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { status: { deadlineAt: 90_000 } } });
  expect(orders()).toEqual([]);
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
  wait(1);
  expect(state().value).toEqual({ writing: 'timeUp' });
  expect(names(orders())).toEqual(['flush']);
});

test('the same deadline received again sets no new timer', async () => {
  const { state, send, wait } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(30_000);
  await send({ type: 'status.received', status: RUNNING });
  wait(30_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
});

test('an earlier deadline resets the timer', async () => {
  const earlier = { ...RUNNING, deadlineAt: 30_000 };
  const { state, send, wait } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(30_000);
  await send({ type: 'status.received', status: earlier });
  expect(state().context.status).toEqual(earlier);
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
  wait(1);
  expect(state().value).toEqual({ writing: 'timeUp' });
});

test('removing the time limit counts as extra time', async () => {
  const { state, send, wait } = await writing();
  wait(30_000);
  await send({ type: 'status.received', status: TIMELESS });
  wait(600_000);
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { status: TIMELESS } });
});

test('an attempt without a time limit never ends by itself', async () => {
  const { state, send, wait } = await open(TIMELESS);
  await send({ type: 'status.received', status: TIMELESS });
  wait(600_000);
  expect(state().value).toEqual({ writing: 'answering' });
  await send({ type: 'unsaved.counted', count: 1 }, { type: 'submit.requested' });
  wait(600_000);
  expect(state().value).toEqual({ writing: 'savingAnswers' });
});

test('extra time after the deadline opens the questions again', async () => {
  const { state, send, wait } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(60_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
  await send({ type: 'status.received', status: { ...RUNNING, deadlineAt: 120_000 } });
  expect(state().value).toEqual({ writing: 'answering' });
});

test('a pause stops the time limit, hides the questions and sends pending answers', async () => {
  const { state, send, requested, answer, orders, wait } = await writing({ type: 'pause.requested' });
  expect(state().value).toEqual({ writing: 'pausing' });
  expect(requested()).toMatchObject([{ src: 'pause' }]);
  await answer(PAUSED);
  expect(state()).toMatchObject({ value: { writing: 'paused' }, context: { status: PAUSED } });
  expect(names(orders())).toEqual(['flush']);
  await send({ type: 'resume.requested' });
  expect(state().value).toEqual({ writing: 'resuming' });
  expect(requested()).toMatchObject([{ src: 'resume' }]);
  await answer(RUNNING);
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { status: RUNNING } });
  expect(names(orders())).toEqual(['flush']);
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
});

test('a pause ends when its allowed time is used up', async () => {
  const { state, wait, orders } = await open(PAUSED);
  expect(state().value).toEqual({ writing: 'paused' });
  expect(names(orders())).toEqual(['startWriting', 'flush']);
  wait(8_999);
  expect(state().value).toEqual({ writing: 'paused' });
  wait(1);
  expect(state().value).toEqual({ writing: 'resuming' });
});

test('a refused pause or resume shows the error until the next attempt', async () => {
  const { state, send, answer, fail } = await writing({ type: 'pause.requested' });
  await fail('no pauses');
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { problem: 'no pauses' } });
  await send({ type: 'pause.requested' });
  expect(state().context.problem).toBeNull();
  await answer(PAUSED);
  await send({ type: 'resume.requested' });
  await fail('unreachable');
  expect(state()).toMatchObject({ value: { writing: 'paused' }, context: { problem: 'unreachable' } });
  await send({ type: 'resume.requested' });
  expect(state()).toMatchObject({ value: { writing: 'resuming' }, context: { problem: null } });
});

test('submission waits for the last answers and can be cancelled', async () => {
  const { state, send, orders } = await writing({ type: 'unsaved.counted', count: 2 }, { type: 'submit.requested' });
  expect(state()).toMatchObject({ value: { writing: 'savingAnswers' }, context: { unsaved: 2 } });
  await send({ type: 'unsaved.counted', count: 1 });
  expect(state().value).toEqual({ writing: 'savingAnswers' });
  await send({ type: 'submit.cancelled' });
  expect(state().value).toEqual({ writing: 'answering' });
  orders();
  await send({ type: 'submit.requested' });
  expect(names(orders())).toEqual(['flush']);
  await send({ type: 'unsaved.counted', count: 0 });
  expect(state().value).toEqual({ writing: 'submitting' });
});

test('time can be up while waiting for the last answers', async () => {
  const { state, wait } = await writing({ type: 'unsaved.counted', count: 1 }, { type: 'submit.requested' });
  wait(60_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
});

test('submission ends the attempt; a refusal continues it with the error', async () => {
  const { state, send, requested, fail, answer, orders } = await writing({ type: 'submit.requested' });
  expect(requested()).toMatchObject([{ src: 'submit' }]);
  await fail('unreachable');
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { problem: 'unreachable' } });
  await send({ type: 'submit.requested' });
  expect(state().context.problem).toBeNull();
  orders();
  await answer(undefined);
  expect(state()).toMatchObject({ value: 'submitted', status: 'done' });
  expect(names(orders())).toEqual(['stopWriting', 'notifySubmitted']);
});

test('when time is up, answers in flight are waited for, but only for the grace period', async () => {
  const settled = await writing({ type: 'unsaved.counted', count: 1 });
  settled.wait(60_000);
  await settled.send({ type: 'unsaved.counted', count: 0 });
  expect(settled.state().value).toEqual({ writing: 'submittingSaved' });
  const late = await writing({ type: 'unsaved.counted', count: 1 });
  late.wait(60_499);
  expect(late.state().value).toEqual({ writing: 'timeUp' });
  late.wait(1);
  expect(late.state().value).toEqual({ writing: 'submittingSaved' });
  expect(late.requested()).toMatchObject([{ src: 'submit' }]);
});

test('closing is retried until the server responds', async () => {
  const { state, wait, fail, answer } = await writing();
  wait(60_000);
  await fail('unreachable');
  expect(state().value).toEqual({ writing: 'waitingToRetry' });
  wait(99);
  expect(state().value).toEqual({ writing: 'waitingToRetry' });
  wait(1);
  expect(state().value).toEqual({ writing: 'submittingSaved' });
  await answer(undefined);
  expect(state().value).toBe('submitted');
});
