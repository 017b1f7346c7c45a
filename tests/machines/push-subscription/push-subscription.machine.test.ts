import { expect, test } from 'vitest';
import { pushSubscriptionMachine } from '#machines/push-subscription/push-subscription.machine.ts';
import { script } from '../../support/machine-script.ts';

async function device(found: string) {
  const run = script(pushSubscriptionMachine, {});
  await run.answer(found);
  return run;
}

test.each([
  ['unsupported', 'unsupported'],
  ['blocked', 'blocked'],
  ['off', 'notSubscribed'],
  ['on', 'subscribed'],
])('a device that is %s starts as %s', async (found, state) => expect((await device(found)).state().value).toBe(state));

test('a device subscribes after the user has allowed it, and can end that', async () => {
  const { send, answer, state } = await device('off');
  await send({ type: 'subscription.requested' });
  await answer('granted');
  expect(state().value).toBe('subscribing');
  await answer();
  await send({ type: 'subscription.ended' });
  await answer();
  expect(state().value).toBe('notSubscribed');
});

test('a user who closes the question can be asked again; one who refuses is not', async () => {
  const { send, answer, state } = await device('off');
  await send({ type: 'subscription.requested' });
  await answer('dismissed');
  expect(state().value).toBe('notSubscribed');
  await send({ type: 'subscription.requested' });
  await answer('denied');
  await send({ type: 'subscription.requested' });
  expect(state().value).toBe('blocked');
});

test('a failure says why, and leaves the device as it was', async () => {
  const { send, answer, fail, state } = await device('on');
  await send({ type: 'subscription.ended' });
  await fail('no network');
  expect(state()).toMatchObject({ value: 'subscribed', context: { problem: 'no network' } });
  await send({ type: 'subscription.ended' });
  await answer();
  await send({ type: 'subscription.requested' });
  await answer('granted');
  await fail('no push service');
  expect(state()).toMatchObject({ value: 'notSubscribed', context: { problem: 'no push service' } });
});

test('a permission that was changed in the browser is read again', async () => {
  const { send, answer, state } = await device('blocked');
  await send({ type: 'device.changed' });
  await answer('off');
  expect(state().value).toBe('notSubscribed');
});
