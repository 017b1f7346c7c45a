import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { Component, loader } from '#views/admin/interchange/webhooks/webhooks.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const SCHOOL_ADMIN: SessionUser = {
  ...{ ...STUDENT, userRole: 'schoolAdmin' },
  permissions: ['platforms.read', 'platforms.write'],
};
const STORE = {
  ...{ id: 'store', school: 'Northfield', standard: 'xapi', url: 'https://lrs.example.org/xapi', key: 'lectern' },
  ...{ actor: 'pseudonym', sendsResponses: false, topics: ['attempts', 'marks'], disabledReason: null },
  ...{
    failingSince: null,
    nextAttemptAt: '2027-01-02T03:04:05Z',
    deliveredAt: null,
    pendingCount: 3,
    rejectedCount: 0,
  },
};

function show(stores: readonly object[], user: SessionUser = SCHOOL_ADMIN) {
  let stored = stores;
  const { api, calls } = fakeApi({
    webhooks: () => ({ webhooks: [] }),
    recordStores: () => ({ recordStores: stored }),
    recordStoreSchools: () => ({ schoolChoices: [{ id: 'north', name: 'Northfield' }] }),
    createRecordStore: () => {
      stored = [STORE];
      return { createRecordStore: 'store' };
    },
    testRecordStore: () => ({ testRecordStore: true }),
    deleteRecordStore: () => {
      stored = [];
      return { deleteRecordStore: true };
    },
    recordRequests: () => ({
      recordRequests: [
        ...[
          {
            id: '1',
            requestedAt: '2027-01-02T03:04:05Z',
            statements: 50,
            statusCode: 200,
            problem: null,
            durationMs: 8,
          },
        ],
        ...[
          {
            id: '2',
            requestedAt: '2027-01-02T03:04:04Z',
            statements: 7,
            statusCode: 401,
            problem: 'unauthorised',
            durationMs: 9,
          },
        ],
      ],
    }),
  });
  showView('admin.webhooks', { Component, loader }, { at: '/admin/webhooks', api, user });
  return calls;
}
const storeCard = () => screen.findByRole('article', { name: 'lrs.example.org' });
const section = () => screen.findByRole('region', { name: 'Learning record stores' });

test('a store is connected, with a pseudonym and without the text of answers unless the school chooses otherwise', async () => {
  const calls = show([]);
  await userEvent.click(await within(await section()).findByRole('button', { name: 'Connect a store' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText('School')).toBeNull();
  const address = within(dialog).getByLabelText('Address');
  await userEvent.clear(address);
  await userEvent.type(address, `${STORE.url}/`);
  await userEvent.type(within(dialog).getByLabelText('Key (xAPI only)'), 'lectern');
  await userEvent.type(within(dialog).getByLabelText('Secret or token'), 'secret');
  await userEvent.click(within(dialog).getByLabelText(/^Answers/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save connection' }));
  expect(await within(await section()).findByText('3 events are waiting.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'createRecordStore')?.variables).toEqual({
    ...{ school: null, standard: 'xapi', url: STORE.url, key: 'lectern', secret: 'secret', actor: 'pseudonym' },
    ...{ sendsResponses: false, topics: ['attempts', 'marks', 'media'] },
  });
});

test('the log says what was sent, and what to do about a failure', async () => {
  const calls = show([STORE]);
  const store = await storeCard();
  await userEvent.click(within(store).getByRole('button', { name: 'Send test record' }));
  expect(calls.some(({ name }) => name === 'testRecordStore')).toBe(true);
  await userEvent.click(within(store).getByRole('button', { name: 'Show log' }));
  expect(await within(store).findByText('Status 401, check key and secret')).toBeTruthy();
});

test('a failing store says since when, and that nothing is lost', async () => {
  show([{ ...STORE, failingSince: '2027-01-02T03:04:05Z' }]);
  expect(await within(await section()).findByText(/^Every request has failed since .* Nothing is lost\./)).toBeTruthy();
});

test('admins of the product choose the school', async () => {
  const calls = show([], { ...SCHOOL_ADMIN, userRole: 'admin' });
  await userEvent.click(await within(await section()).findByRole('button', { name: 'Connect a store' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('School')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'recordStoreSchools')).toBe(true);
});

test('who may only read sees the state, and no button but the log', async () => {
  show([STORE], { ...SCHOOL_ADMIN, permissions: ['platforms.read'] });
  const store = await storeCard();
  expect(
    within(store)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Show log']);
});
