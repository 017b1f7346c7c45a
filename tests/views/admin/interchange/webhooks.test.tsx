import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as view from '#views/admin/interchange/webhooks/webhooks.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);
beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const ADMIN = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['platforms.read', 'platforms.write'] };
const READER = { ...ADMIN, permissions: ['platforms.read'] };

const ENDPOINT = {
  ...{ id: 'w', url: 'https://school.example.org/hook', description: 'Register', kinds: ['user.created'] },
  ...{ createdAt: '2026-11-01T10:00:00Z', disabledReason: null, failingSince: null, formerSecretEndsAt: null },
  ...{ pendingCount: 0, undeliveredCount: 2 },
};
const DELIVERY = {
  ...{ id: 'd', kind: 'user.created', happenedAt: '2026-11-02T10:00:00Z', status: 'pending', attemptCount: 1 },
  ...{ nextAttemptAt: '2026-11-02T10:00:05Z', attemptedAt: '2026-11-02T10:00:00Z', statusCode: 503 },
  ...{ problem: 'status', durationMs: 120, data: '{"userId": "u"}' },
};

async function showList(webhooks: readonly object[], user = ADMIN) {
  const { api, calls } = fakeApi({
    recordStores: () => ({ recordStores: [] }),
    webhooks: () => ({ webhooks }),
    createWebhook: () => ({ createWebhook: { id: 'w', secret: 'whsec_new' } }),
  });
  await act(async () => {
    showView('admin.webhooks', view, { at: '/admin/webhooks', api, user });
  });
  return calls;
}

async function showRecord(changes: object = {}, user = ADMIN, deliveries: readonly object[] = [DELIVERY]) {
  const { api, calls } = fakeApi({
    webhook: () => ({ webhook: { ...ENDPOINT, ...changes }, webhookLog: { deliveries, next: null } }),
    sendTestEvent: () => ({ sendTestEvent: true }),
    resendDelivery: () => ({ resendDelivery: true }),
    resendUndelivered: () => ({ resendUndelivered: 2 }),
    rotateWebhookSecret: () => ({ rotateWebhookSecret: 'whsec_other' }),
    switchWebhook: () => ({ switchWebhook: true }),
  });
  await act(async () => {
    showView('admin.webhooks', view, { at: '/admin/webhooks?id=w', api, user });
  });
  return calls;
}
const argumentsOf = (calls: Awaited<ReturnType<typeof showRecord>>, name: string) =>
  calls.find((call) => call.name === name)?.variables;

test('a webhook is created in a dialog, and its secret shown once', async () => {
  const calls = await showList([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
  expect(await within(dialog).findByText('Enter an address that starts with https://')).toBeTruthy();
  expect(within(dialog).getByText('Choose at least one event')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Address'), 'school.example.org/hook');
  await userEvent.click(within(dialog).getByLabelText('User created'));
  await userEvent.click(within(dialog).getByLabelText('Order paid'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByDisplayValue('whsec_new')).toBeTruthy();
  expect(argumentsOf(calls, 'createWebhook')).toEqual({
    ...{ url: 'https://school.example.org/hook', description: '', kinds: ['user.created', 'order.paid'] },
  });
});

test('the list shows how each webhook does, and is only read without the permission to change it', async () => {
  await showList(
    [ENDPOINT, { ...ENDPOINT, id: 'x', url: 'https://b.example.org/', disabledReason: 'failing' }],
    READER,
  );
  expect(await screen.findByText('https://school.example.org/hook')).toBeTruthy();
  expect(screen.getByText('Enabled')).toBeTruthy();
  expect(screen.getByText('Disabled after failures')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create webhook' })).toBeNull();
});

test('the log names the response, and sends a delivery again', async () => {
  const calls = await showRecord({ failingSince: '2026-11-02T10:00:00Z' });
  expect(await screen.findByText('Status 503')).toBeTruthy();
  expect(screen.getByText(/Every attempt has failed since/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Send User created of .* again$/ }));
  expect(argumentsOf(calls, 'resendDelivery')).toEqual({ endpoint: 'w', delivery: 'd' });
  await userEvent.click(screen.getByRole('button', { name: 'Send test event' }));
  expect(argumentsOf(calls, 'sendTestEvent')).toEqual({ id: 'w' });
});

test('everything that was not delivered in a period is sent again', async () => {
  const calls = await showRecord();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send undelivered again' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await vi.waitFor(() => expect(argumentsOf(calls, 'resendUndelivered')).toMatchObject({ endpoint: 'w' }));
  const { since } = argumentsOf(calls, 'resendUndelivered') as { since: string };
  expect(Math.round((Date.now() - Date.parse(since)) / 3_600_000)).toBe(72);
});

test('the secret is rotated only after a question, and shown once', async () => {
  const calls = await showRecord();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rotate secret' }));
  expect(argumentsOf(calls, 'rotateWebhookSecret')).toBeUndefined();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByDisplayValue('whsec_other')).toBeTruthy();
});

test('a disabled webhook says so, and is enabled before anything is sent again', async () => {
  const calls = await showRecord({ disabledReason: 'gone' });
  expect(await screen.findByText('Disabled: target gone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enable webhook' }));
  expect(argumentsOf(calls, 'switchWebhook')).toEqual({ id: 'w', isEnabled: true });
});

test('a user with only the permission to read has no actions', async () => {
  await showRecord({}, READER);
  expect(await screen.findByText('Status 503')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Send|Edit|More/ })).toBeNull();
});

test('each webhook of the list is a link, which phones need too', async () => {
  await showList([ENDPOINT]);
  const link = await screen.findByRole('link', { name: ENDPOINT.url });
  expect(link.getAttribute('href')).toBe('/admin/webhooks?id=w');
});

test('the log is read again until a delivery that is due has been attempted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-02T10:00:04Z') });
  try {
    const calls = await showRecord();
    const reads = () => calls.filter(({ name }) => name === 'webhook').length;
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(reads()).toBe(1);
    // On a busy machine, the wait only starts once the log is shown.
    for (let step = 0; step < 20 && reads() < 2; step += 1) await act(() => vi.advanceTimersByTimeAsync(500));
    expect(reads()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the log of deliveries that are due later is not read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-02T09:00:00Z') });
  try {
    const calls = await showRecord();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(calls.filter(({ name }) => name === 'webhook').length).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
