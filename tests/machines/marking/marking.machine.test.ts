import { expect, test } from 'vitest';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { markingMachine } from '#machines/marking/marking.machine.ts';
import { script } from '../../support/machine-script.ts';

const REST_MS = 400;
const TRY_MS = 1_000;

const mark = (operationId: string, more: Partial<TeacherMark> = {}): TeacherMark => ({
  ...{ attempt: 'a', position: 1, round: 1, awards: [], comment: '', sequence: 1, operationId },
  ...more,
});
const savedAnswer = (operationId: string) => ({ operationId, marks: 1, outOf: 2, isSettled: true, isRefused: false });
const start = (unsent: readonly TeacherMark[] = []) =>
  script(markingMachine, { typingPause: REST_MS, retryDelay: TRY_MS }, { unsent });

test('a mark is saved on the device, sent at once, and deleted when the server has it', async () => {
  const { state, send, requested, orders, answer } = start();
  expect(state()).toMatchObject({ value: 'allSent', context: { unsent: [], failures: 0, savedAnswer: null } });
  await send({ type: 'mark.given', mark: mark('one') });
  expect(state().value).toBe('sendingMark');
  expect(requested()).toEqual([{ src: 'sendMark', input: mark('one') }]);
  expect(orders()).toMatchObject([{ name: 'saveUnsent', params: { unsent: [mark('one')] } }]);
  await answer(savedAnswer('one'));
  expect(state()).toMatchObject({ value: 'allSent', context: { unsent: [], savedAnswer: savedAnswer('one') } });
  expect(orders()).toMatchObject([{ name: 'saveUnsent', params: { unsent: [] } }]);
});

test('marks of an earlier visit are sent first, one after the other', async () => {
  const { state, requested, answer } = start([mark('old'), mark('older', { position: 2 })]);
  expect(requested()).toEqual([{ src: 'sendMark', input: mark('old') }]);
  await answer(savedAnswer('old'));
  expect(requested()).toEqual([{ src: 'sendMark', input: mark('older', { position: 2 }) }]);
  await answer(savedAnswer('older'));
  expect(state().value).toBe('allSent');
});

test('a mark that is changed while in flight is sent again', async () => {
  const { send, state, requested, answer, orders } = start();
  await send({ type: 'mark.given', mark: mark('first') }, { type: 'mark.given', mark: mark('second') });
  expect(state()).toMatchObject({ value: 'sendingMark', context: { unsent: [mark('second')] } });
  expect(orders().at(-1)).toMatchObject({ name: 'saveUnsent', params: { unsent: [mark('second')] } });
  await answer(savedAnswer('first'));
  expect(requested()).toEqual([{ src: 'sendMark', input: mark('second') }]);
});

test.each<Partial<TeacherMark>>([{ attempt: 'b' }, { position: 2 }, { round: 2 }])(
  'a mark of another answer (%o) replaces none',
  async (other) => {
    const { send, state } = start();
    await send({ type: 'mark.given', mark: mark('one') }, { type: 'mark.given', mark: mark('two', other) });
    expect(state().context.unsent).toEqual([mark('one'), mark('two', other)]);
  },
);

test('a comment is sent after a pause in typing, and saved on the device from its first letter', async () => {
  const { send, state, orders, wait } = start();
  await send({ type: 'comment.typed', mark: mark('U', { comment: 'U' }) });
  expect(state().value).toBe('typingComment');
  expect(orders()).toMatchObject([{ name: 'saveUnsent', params: { unsent: [mark('U', { comment: 'U' })] } }]);
  wait(REST_MS - 1);
  await send({ type: 'comment.typed', mark: mark('Un', { comment: 'Un' }) });
  expect(orders()).toMatchObject([{ name: 'saveUnsent', params: { unsent: [mark('Un', { comment: 'Un' })] } }]);
  wait(REST_MS - 1);
  expect(state().value).toBe('typingComment');
  wait(1);
  expect(state().value).toBe('sendingMark');
});

test('a mark, or leaving the page, sends a pending comment', async () => {
  for (const event of [
    { type: 'mark.given', mark: mark('two', { position: 2 }) },
    { type: 'flush.requested' },
  ] as const) {
    const { send, state, requested } = start();
    await send({ type: 'comment.typed', mark: mark('one') });
    await send(event);
    expect(state().value).toBe('sendingMark');
    expect(state().context.unsent.map(({ operationId }) => operationId)).toEqual(
      event.type === 'mark.given' ? ['one', 'two'] : ['one'],
    );
    expect(requested()).toEqual([{ src: 'sendMark', input: mark('one') }]);
  }
});

test('a mark replaces a pending comment on the device too', async () => {
  const { send, orders } = start();
  await send({ type: 'comment.typed', mark: mark('comment') }, { type: 'mark.given', mark: mark('tick') });
  expect(orders().at(-1)).toMatchObject({ name: 'saveUnsent', params: { unsent: [mark('tick')] } });
});

test('a comment during sending is saved, and sent afterwards', async () => {
  const { send, state, orders, answer, requested } = start([mark('old')]);
  await send({ type: 'comment.typed', mark: mark('typed', { position: 2 }) });
  expect(state().value).toBe('sendingMark');
  expect(orders().at(-1)).toMatchObject({ params: { unsent: [mark('old'), mark('typed', { position: 2 })] } });
  await answer(savedAnswer('old'));
  expect(requested()).toEqual([{ src: 'sendMark', input: mark('typed', { position: 2 }) }]);
});

test('failures are retried after a delay or at once on request, and lose nothing', async () => {
  const { state, fail, wait, send, answer } = start([mark('one')]);
  await fail('network');
  expect(state()).toMatchObject({ value: 'waitingToRetry', context: { failures: 1, unsent: [mark('one')] } });
  wait(TRY_MS - 1);
  expect(state().value).toBe('waitingToRetry');
  wait(1);
  expect(state().value).toBe('sendingMark');
  await fail('network');
  expect(state().context.failures).toBe(2);
  await send({ type: 'flush.requested' });
  expect(state().value).toBe('sendingMark');
  await answer(savedAnswer('one'));
  expect(state()).toMatchObject({ value: 'allSent', context: { failures: 0 } });
});
