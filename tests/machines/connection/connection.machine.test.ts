import { expect, test } from 'vitest';
import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/limits.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { script } from '../../support/machine-script.ts';

const DELAYS = { nextProbe: 1_000, nextTry: 500, shownFor: 3_000 };
const begin = (isReached = true) => script(connectionMachine, DELAYS, { isReached });

test('a page starts connected or offline, as it was loaded', () => {
  expect(begin().state()).toMatchObject({ value: 'reached', context: { failures: 0, attempts: 0 } });
  expect(begin(false).state().value).toBe('lost');
});

test('a lost server is probed repeatedly, and failures are counted', async () => {
  const { send, state, wait, asked, fail } = begin();
  await send({ type: 'server.lost' });
  for (const failures of [1, 2]) {
    wait(999);
    expect(state().value).toBe('lost');
    wait(1);
    expect(state().value).toBe('probing');
    expect(asked()).toMatchObject([{ src: 'probe' }]);
    await fail('unreachable');
    expect(state()).toMatchObject({ value: 'lost', context: { failures } });
  }
});

test('the return of the network probes at once', async () => {
  const { send, state } = begin(false);
  await send({ type: 'network.returned' });
  expect(state().value).toBe('probing');
});

test.each(['lost', 'probing'] as const)('any response of the server replaces the probe (%s)', async (from) => {
  const { send, state, asked } = begin(false);
  if (from === 'probing') await send({ type: 'network.returned' });
  await send({ type: 'server.heard' });
  expect(state().value).toBe('sending');
  expect(asked()).toMatchObject([{ src: 'sendLeftWork' }]);
});

test('when everything is sent, a message is shown for a short time', async () => {
  const { send, state, answer, fail, wait } = begin(false);
  await send({ type: 'network.returned' });
  await fail('unreachable');
  await send({ type: 'network.returned' });
  await answer(undefined);
  expect(state()).toMatchObject({ value: 'sending', context: { failures: 0 } });
  await answer(0);
  expect(state()).toMatchObject({ value: 'allSent', context: { attempts: 0 } });
  wait(2_999);
  expect(state().value).toBe('allSent');
  wait(1);
  expect(state().value).toBe('reached');
});

test('pending work is sent again, and after some attempts the message disappears', async () => {
  const { send, state, answer, wait } = begin(false);
  await send({ type: 'server.heard' });
  for (let attempts = 1; attempts < OFFLINE_WORK_ATTEMPTS; attempts++) {
    await answer(2);
    expect(state()).toMatchObject({ value: 'waiting', context: { attempts } });
    wait(499);
    expect(state().value).toBe('waiting');
    wait(1);
    expect(state().value).toBe('sending');
  }
  await answer(2);
  expect(state()).toMatchObject({ value: 'reached', context: { attempts: 0 } });
});

test.each(['sending', 'waiting', 'allSent'] as const)(
  'the connection can be lost again at any time (%s)',
  async (at) => {
    const { send, state, answer } = begin(false);
    await send({ type: 'server.heard' });
    if (at !== 'sending') await answer(at === 'waiting' ? 1 : 0);
    expect(state().value).toBe(at);
    await send({ type: 'server.lost' });
    expect(state()).toMatchObject({ value: 'lost', context: { attempts: 0 } });
  },
);

test('a failure to send means that the connection is lost', async () => {
  const { send, state, fail } = begin(false);
  await send({ type: 'server.heard' });
  await fail('unreachable');
  expect(state().value).toBe('lost');
});
