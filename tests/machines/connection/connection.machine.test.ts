import { expect, test } from 'vitest';
import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/connection.limits.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { script } from '../../support/machine-script.ts';

const DELAYS = { probeDelay: 1_000, retryDelay: 500, messageDuration: 3_000 };
const start = (isReached = true) => script(connectionMachine, DELAYS, { isReached });

test('a page starts connected or offline, as it was loaded', () => {
  expect(start().state()).toMatchObject({ value: 'online', context: { failures: 0, attempts: 0 } });
  expect(start(false).state().value).toBe('offline');
});

test('a lost server is probed repeatedly, and failures are counted', async () => {
  const { send, state, wait, requested, fail } = start();
  await send({ type: 'server.lost' });
  for (const failures of [1, 2]) {
    wait(999);
    expect(state().value).toBe('offline');
    wait(1);
    expect(state().value).toBe('probingServer');
    expect(requested()).toMatchObject([{ src: 'probeServer' }]);
    await fail('unreachable');
    expect(state()).toMatchObject({ value: 'offline', context: { failures } });
  }
});

test('the return of the network probes at once', async () => {
  const { send, state } = start(false);
  await send({ type: 'network.returned' });
  expect(state().value).toBe('probingServer');
});

test.each(['offline', 'probingServer'] as const)('any response of the server replaces the probe (%s)', async (from) => {
  const { send, state, requested } = start(false);
  if (from === 'probingServer') await send({ type: 'network.returned' });
  await send({ type: 'server.responded' });
  expect(state().value).toBe('sendingWork');
  expect(requested()).toMatchObject([{ src: 'sendPendingWork' }]);
});

test('when everything is sent, a message is shown for a short time', async () => {
  const { send, state, answer, fail, wait } = start(false);
  await send({ type: 'network.returned' });
  await fail('unreachable');
  await send({ type: 'network.returned' });
  await answer(undefined);
  expect(state()).toMatchObject({ value: 'sendingWork', context: { failures: 0 } });
  await answer(0);
  expect(state()).toMatchObject({ value: 'allSent', context: { attempts: 0 } });
  wait(2_999);
  expect(state().value).toBe('allSent');
  wait(1);
  expect(state().value).toBe('online');
});

test('pending work is sent again, and after some attempts the message disappears', async () => {
  const { send, state, answer, wait } = start(false);
  await send({ type: 'server.responded' });
  for (let attempts = 1; attempts < OFFLINE_WORK_ATTEMPTS; attempts++) {
    await answer(2);
    expect(state()).toMatchObject({ value: 'waitingToSend', context: { attempts } });
    wait(499);
    expect(state().value).toBe('waitingToSend');
    wait(1);
    expect(state().value).toBe('sendingWork');
  }
  await answer(2);
  expect(state()).toMatchObject({ value: 'online', context: { attempts: 0 } });
});

test.each(['sendingWork', 'waitingToSend', 'allSent'] as const)(
  'the connection can be lost again at any time (%s)',
  async (at) => {
    const { send, state, answer } = start(false);
    await send({ type: 'server.responded' });
    if (at !== 'sendingWork') await answer(at === 'waitingToSend' ? 1 : 0);
    expect(state().value).toBe(at);
    await send({ type: 'server.lost' });
    expect(state()).toMatchObject({ value: 'offline', context: { attempts: 0 } });
  },
);

test('a failure to send means that the connection is lost', async () => {
  const { send, state, fail } = start(false);
  await send({ type: 'server.responded' });
  await fail('unreachable');
  expect(state().value).toBe('offline');
});
