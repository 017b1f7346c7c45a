import { expect, test } from 'vitest';
import type { AttemptStanding } from '#domain/attempts/attempt-standing.ts';
import { type AttemptEvent, attemptMachine } from '#machines/attempt/attempt.machine.ts';
import { script } from '../../support/machine-script.ts';

const RUNNING: AttemptStanding = {
  deadlineAt: 60_000,
  pausedAt: null,
  pauseSecondsLeft: 60,
  handedInBy: null,
  holder: 'here',
  holderName: null,
};
const PAUSED = { ...RUNNING, pausedAt: 100 };
const CLOSED: AttemptStanding = { ...RUNNING, handedInBy: 'teacher' };
const TIMELESS = { ...RUNNING, deadlineAt: null };
const ELSEWHERE: AttemptStanding = { ...RUNNING, holder: 'elsewhere' };
const DELAYS = { untilDeadline: 60_000, untilPauseEnds: 9_000, grace: 500, nextTry: 100 };

const names = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name);

/** An attempt that has been opened; what that ordered has been looked at. */
async function open(standing: AttemptStanding = RUNNING, writer: 'here' | 'tab' | 'device' = 'here') {
  const attempt = script(attemptMachine, DELAYS);
  await attempt.answer({ standing, writer });
  return attempt;
}
async function writing(...events: readonly AttemptEvent[]) {
  const attempt = await open();
  await attempt.send(...events);
  attempt.orders();
  return attempt;
}

test('an attempt is read before anything else, and written by whoever may', async () => {
  const { state, asked, answer, orders } = script(attemptMachine, DELAYS);
  expect(state()).toMatchObject({
    value: 'opening',
    context: { standing: null, writer: 'here', unsaved: 0, problem: null },
  });
  expect(asked()).toMatchObject([{ src: 'open' }]);
  await answer({ standing: RUNNING, writer: 'here' });
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { standing: RUNNING, writer: 'here' } });
  expect(names(orders())).toEqual(['beginWriting']);
});

test('an attempt that is handed in is shown by its result, whoever asks', async () => {
  const { state, orders } = await open(CLOSED);
  expect(state()).toMatchObject({ value: 'handedIn', status: 'done', context: { standing: CLOSED } });
  expect(names(orders())).toEqual(['tellHandedIn']);
});

test('an attempt that cannot be opened says why, and can be tried again', async () => {
  const { state, fail, send } = script(attemptMachine, DELAYS);
  await fail('unreachable');
  expect(state()).toMatchObject({ value: 'failed', context: { problem: 'unreachable' } });
  await send({ type: 'retry.requested' });
  expect(state()).toMatchObject({ value: 'opening', context: { problem: null } });
});

test.each(['tab', 'device'] as const)('what another %s writes is watched, until one takes it over', async (writer) => {
  const { state, send, asked, fail, answer, orders } = await open(RUNNING, writer);
  expect(state()).toMatchObject({ value: 'watching', context: { standing: RUNNING, writer } });
  expect(orders()).toEqual([]);
  await send({ type: 'takeOver.requested' });
  expect(asked()).toEqual([{ src: 'takeOver', input: { from: writer } }]);
  await fail('unreachable');
  expect(state()).toMatchObject({ value: 'watching', context: { problem: 'unreachable' } });
  await send({ type: 'takeOver.requested' });
  expect(state().context.problem).toBeNull();
  await answer(undefined);
  expect(asked()).toMatchObject([{ src: 'open' }]);
  await answer({ standing: RUNNING, writer: 'here' });
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { writer: 'here' } });
});

test('who watches hears how it stands, that the place is free, and that it is over', async () => {
  const later = { ...RUNNING, deadlineAt: 90_000 };
  const { state, send } = await open(RUNNING, 'tab');
  await send({ type: 'standing.heard', standing: later });
  expect(state()).toMatchObject({ value: 'watching', context: { standing: later } });
  await send({ type: 'tab.freed' });
  expect(state().value).toBe('opening');
  const other = await open(RUNNING, 'device');
  await other.send({ type: 'standing.heard', standing: CLOSED });
  expect(other.state()).toMatchObject({ value: 'handedIn', context: { standing: CLOSED } });
  expect(names(other.orders())).toEqual(['tellHandedIn']);
});

test('who loses the writing to another tab stops at once', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'tab.lost' });
  expect(state()).toMatchObject({ value: 'watching', context: { writer: 'tab' } });
  expect(names(orders())).toEqual(['endWriting']);
});

test('who loses the writing to another device stops at once', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'standing.heard', standing: ELSEWHERE });
  expect(state()).toMatchObject({ value: 'watching', context: { writer: 'device', standing: ELSEWHERE } });
  expect(names(orders())).toEqual(['endWriting']);
});

test('an attempt that a teacher hands in is over on the student’s screen', async () => {
  const { state, send, orders } = await writing();
  await send({ type: 'standing.heard', standing: CLOSED });
  expect(state()).toMatchObject({ value: 'handedIn', context: { standing: CLOSED } });
  expect(names(orders())).toEqual(['endWriting', 'tellHandedIn']);
});

test('the clock ends the attempt at its deadline, and more time moves that', async () => {
  const { state, send, wait, orders } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
  await send({ type: 'standing.heard', standing: { ...RUNNING, deadlineAt: 90_000 } });
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { standing: { deadlineAt: 90_000 } } });
  expect(orders()).toEqual([]);
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
  wait(1);
  expect(state().value).toEqual({ writing: 'timeUp' });
  expect(names(orders())).toEqual(['flush']);
});

test.each([RUNNING, { ...RUNNING, deadlineAt: 30_000 }])('no more time is no new clock (%#)', async (standing) => {
  const { state, send, wait } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(30_000);
  await send({ type: 'standing.heard', standing });
  expect(state().context.standing).toEqual(standing);
  wait(30_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
});

test('a clock that is taken away is more time than any', async () => {
  const { state, send, wait } = await writing();
  wait(30_000);
  await send({ type: 'standing.heard', standing: TIMELESS });
  wait(600_000);
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { standing: TIMELESS } });
});

test('an attempt without a clock is never over by itself', async () => {
  const { state, send, wait } = await open(TIMELESS);
  await send({ type: 'standing.heard', standing: TIMELESS });
  wait(600_000);
  expect(state().value).toEqual({ writing: 'answering' });
  await send({ type: 'unsaved.counted', count: 1 }, { type: 'handIn.requested' });
  wait(600_000);
  expect(state().value).toEqual({ writing: 'finishing' });
});

test('more time is given while the time is over, too, and questions open again', async () => {
  const { state, send, wait } = await writing({ type: 'unsaved.counted', count: 1 });
  wait(60_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
  await send({ type: 'standing.heard', standing: { ...RUNNING, deadlineAt: 120_000 } });
  expect(state().value).toEqual({ writing: 'answering' });
});

test('a pause stops the clock, hides the questions and sends what waits', async () => {
  const { state, send, asked, answer, orders, wait } = await writing({ type: 'pause.requested' });
  expect(state().value).toEqual({ writing: 'pausing' });
  expect(asked()).toMatchObject([{ src: 'pause' }]);
  await answer(PAUSED);
  expect(state()).toMatchObject({ value: { writing: 'paused' }, context: { standing: PAUSED } });
  expect(names(orders())).toEqual(['flush']);
  await send({ type: 'resume.requested' });
  expect(state().value).toEqual({ writing: 'resuming' });
  expect(asked()).toMatchObject([{ src: 'resume' }]);
  await answer(RUNNING);
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { standing: RUNNING } });
  expect(names(orders())).toEqual(['flush']);
  wait(59_999);
  expect(state().value).toEqual({ writing: 'answering' });
});

test('a pause ends by itself when its seconds are used up', async () => {
  const { state, wait, orders } = await open(PAUSED);
  expect(state().value).toEqual({ writing: 'paused' });
  expect(names(orders())).toEqual(['beginWriting', 'flush']);
  wait(8_999);
  expect(state().value).toEqual({ writing: 'paused' });
  wait(1);
  expect(state().value).toEqual({ writing: 'resuming' });
});

test('a pause that was refused, and a way back that was, say why; the next try forgets it', async () => {
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

test('who hands in waits for the last answers, and may think again', async () => {
  const { state, send, orders } = await writing({ type: 'unsaved.counted', count: 2 }, { type: 'handIn.requested' });
  expect(state()).toMatchObject({ value: { writing: 'finishing' }, context: { unsaved: 2 } });
  await send({ type: 'unsaved.counted', count: 1 });
  expect(state().value).toEqual({ writing: 'finishing' });
  await send({ type: 'handIn.cancelled' });
  expect(state().value).toEqual({ writing: 'answering' });
  orders();
  await send({ type: 'handIn.requested' });
  expect(names(orders())).toEqual(['flush']);
  await send({ type: 'unsaved.counted', count: 0 });
  expect(state().value).toEqual({ writing: 'handingIn' });
});

test('the time can end while the last answers are waited for', async () => {
  const { state, wait } = await writing({ type: 'unsaved.counted', count: 1 }, { type: 'handIn.requested' });
  wait(60_000);
  expect(state().value).toEqual({ writing: 'timeUp' });
});

test('handed in, the attempt is over; refused, it goes on and says why', async () => {
  const { state, send, asked, fail, answer, orders } = await writing({ type: 'handIn.requested' });
  expect(asked()).toMatchObject([{ src: 'handIn' }]);
  await fail('unreachable');
  expect(state()).toMatchObject({ value: { writing: 'answering' }, context: { problem: 'unreachable' } });
  await send({ type: 'handIn.requested' });
  expect(state().context.problem).toBeNull();
  orders();
  await answer(undefined);
  expect(state()).toMatchObject({ value: 'handedIn', status: 'done' });
  expect(names(orders())).toEqual(['endWriting', 'tellHandedIn']);
});

test('when the time is over, what is on its way is waited for, but not for ever', async () => {
  const settled = await writing({ type: 'unsaved.counted', count: 1 });
  settled.wait(60_000);
  await settled.send({ type: 'unsaved.counted', count: 0 });
  expect(settled.state().value).toEqual({ writing: 'closing' });
  const late = await writing({ type: 'unsaved.counted', count: 1 });
  late.wait(60_499);
  expect(late.state().value).toEqual({ writing: 'timeUp' });
  late.wait(1);
  expect(late.state().value).toEqual({ writing: 'closing' });
  expect(late.asked()).toMatchObject([{ src: 'handIn' }]);
});

test('a server that cannot be asked to close is asked again, until it has', async () => {
  const { state, wait, fail, answer } = await writing();
  wait(60_000);
  await fail('unreachable');
  expect(state().value).toEqual({ writing: 'waitingForEnd' });
  wait(99);
  expect(state().value).toEqual({ writing: 'waitingForEnd' });
  wait(1);
  expect(state().value).toEqual({ writing: 'closing' });
  await answer(undefined);
  expect(state().value).toBe('handedIn');
});
