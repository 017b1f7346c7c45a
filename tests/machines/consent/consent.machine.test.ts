import { expect, test } from 'vitest';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { script } from '../../support/machine-script.ts';

const SOME = { preferences: true, statistics: false };
const ALL = { preferences: true, statistics: true };

/** When the page opens, with the stored choice. */
async function open(stored: typeof SOME | null = null, hasGlobalPrivacyControl = false) {
  const consent = script(consentMachine, {}, { hasGlobalPrivacyControl });
  expect(consent.state().value).toBe('loadingChoice');
  expect(consent.requested()).toMatchObject([{ src: 'readChoice' }]);
  expect(consent.state().context).toEqual({ choice: null, hasGlobalPrivacyControl });
  await consent.answer(stored);
  return consent;
}

test('a stored choice applies, and listeners are notified once it is read', async () => {
  const { state, orders } = await open(SOME);
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: SOME } });
  expect(orders()).toMatchObject([{ name: 'notifyReady', params: { choice: SOME } }]);
});

test('without a choice nothing is allowed, and listeners are notified too', async () => {
  const { state, orders } = await open(null);
  expect(state()).toMatchObject({ value: { known: { unchosen: 'asked' } }, context: { choice: null } });
  expect(orders()).toMatchObject([{ name: 'notifyReady', params: { choice: null } }]);
});

test('unreadable storage counts as no choice', async () => {
  const { fail, state, orders } = script(consentMachine, {}, { hasGlobalPrivacyControl: false });
  await fail(new Error('forbidden'));
  expect(state()).toMatchObject({ value: { known: { unchosen: 'asked' } }, context: { choice: null } });
  expect(orders()).toMatchObject([{ name: 'notifyReady', params: { choice: null } }]);
});

test('a first choice is stored and listeners are notified, and so is a second one', async () => {
  const { send, state, orders } = await open();
  orders();
  for (const choice of [SOME, ALL]) {
    await send({ type: 'choice.made', choice, way: 'banner' });
    expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice } });
    expect(orders()).toMatchObject([
      { name: 'storeChoice', params: { choice, way: 'banner' } },
      { name: 'notifyChange', params: { choice } },
    ]);
  }
});

test('a choice can be withdrawn: nothing is allowed then, which is saved, and the user is not asked again', async () => {
  const { send, state, orders } = await open(ALL);
  orders();
  await send({ type: 'choice.withdrawn' });
  const choice = { preferences: false, statistics: false };
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice } });
  expect(orders()).toMatchObject([
    { name: 'storeChoice', params: { choice, way: 'withdrawal' } },
    { name: 'notifyChange', params: { choice } },
  ]);
});

test('there is nothing to withdraw before a choice', async () => {
  const { send, state, orders } = await open();
  orders();
  await send({ type: 'choice.withdrawn' });
  expect(orders()).toEqual([]);
  expect(state().value).toEqual({ known: { unchosen: 'asked' } });
});

test('with Global Privacy Control, the user is not asked, and statistics are off even if they were allowed', async () => {
  const fresh = await open(null, true);
  expect(fresh.state().value).toEqual({ known: { unchosen: 'objected' } });
  await fresh.send({ type: 'choice.made', choice: ALL, way: 'settings' });
  expect(fresh.state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: SOME } });
  expect(fresh.orders()).toContainEqual({ name: 'storeChoice', params: { choice: SOME, way: 'settings' } });
  const known = await open(ALL, true);
  expect(known.state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: SOME } });
});

test.each([
  [{ known: { unchosen: 'asked' } }, null],
  [{ known: 'chosen' }, ALL],
] as const)('from %o, another tab’s choice is adopted and reported, but not stored again', async (from, before) => {
  const { send, answer, requested: asked, state, orders } = await open(before);
  expect(state().value).toEqual(from);
  orders();
  await send({ type: 'storage.changed' });
  expect(state().value).toEqual({ known: 'reloadingChoice' });
  expect(asked()).toMatchObject([{ src: 'readChoice' }]);
  await answer(SOME);
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: SOME } });
  expect(orders()).toMatchObject([{ name: 'notifyChange', params: { choice: SOME } }]);
});

test('a choice made while that of another tab is being read takes precedence', async () => {
  const { send, requested: asked, state } = await open(null);
  await send({ type: 'storage.changed' }, { type: 'choice.made', choice: SOME, way: 'settings' });
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: SOME } });
  expect(asked()).toEqual([]);
});

test('a withdrawal while another tab’s choice is being read withdraws that one too', async () => {
  const { send, state } = await open(null);
  await send({ type: 'storage.changed' }, { type: 'choice.withdrawn' });
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: { preferences: false } } });
});

test('a change during a reading restarts it, and the older result is ignored', async () => {
  const { send, answer, requested: asked, state, orders } = await open(null);
  orders();
  await send({ type: 'storage.changed' }, { type: 'storage.changed' });
  expect(asked()).toMatchObject([{ src: 'readChoice' }]);
  await answer(ALL);
  expect(state()).toMatchObject({ value: { known: 'chosen' }, context: { choice: ALL } });
  expect(orders()).toMatchObject([{ name: 'notifyChange', params: { choice: ALL } }]);
});

test.each(['answer', 'fail'] as const)('a choice that another tab has withdrawn is removed (%s)', async (how) => {
  const { send, state, orders, ...rest } = await open(ALL);
  orders();
  await send({ type: 'storage.changed' });
  await rest[how](how === 'answer' ? null : new Error('forbidden'));
  expect(state()).toMatchObject({ value: { known: { unchosen: 'asked' } }, context: { choice: null } });
  expect(orders()).toMatchObject([{ name: 'notifyChange', params: { choice: null } }]);
});

test('an undefined result is no choice', async () => {
  const { answer, state } = script(consentMachine, {}, { hasGlobalPrivacyControl: false });
  await answer(undefined);
  expect(state()).toMatchObject({ value: { known: { unchosen: 'asked' } }, context: { choice: null } });
});
