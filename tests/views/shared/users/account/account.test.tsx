import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as account from '#views/shared/users/account/account.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

const ACCOUNT = {
  ownGuardians: [],
  ownAccount: {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    level: 'university',
    school: 'Riverside School',
    subjects: ['m'],
    sessions: [
      {
        id: '1',
        device: 'Firefox, Linux',
        createdAt: '2026-01-01T10:00:00Z',
        lastUsedAt: '2026-01-02T10:00:00Z',
        isThis: true,
      },
      { id: '2', device: '', createdAt: '2026-01-01T10:00:00Z', lastUsedAt: '2026-01-01T11:00:00Z', isThis: false },
    ],
    signInActivity: [
      { outcome: 'refused', device: '', isKnown: false, count: 3, lastAt: '2026-01-02T11:00:00Z' },
      { outcome: 'failure', device: 'Chrome, Android', isKnown: true, count: 1, lastAt: '2026-01-02T10:30:00Z' },
      { outcome: 'success', device: 'Firefox, Linux', isKnown: false, count: 1, lastAt: '2026-01-02T10:00:00Z' },
    ],
    platforms: [
      { id: 'p', name: 'Riverside Moodle', since: '2026-01-01T10:00:00Z', canLeave: true },
      { id: 'q', name: 'Night School Canvas', since: '2026-01-01T10:00:00Z', canLeave: false },
    ],
    signOns: [
      { id: 's', name: 'Riverside Google', since: null, canLeave: false },
      { id: 'e', name: 'Riverside Entra', since: '2026-01-01T10:00:00Z', canLeave: true },
    ],
    visits: [{ id: 'v', helper: 'Alex Admin', reason: 'Ticket 12', startedAt: '2026-01-01T10:00:00Z' }],
  },
  subjects: [
    { id: 'm', title: 'Maths' },
    { id: 'p', title: 'Physics' },
  ],
};

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    ownAccount: () => ACCOUNT,
    endSession: () => ({ endSession: true }),
    leavePlatform: () => ({ leavePlatform: true }),
    leaveSignOn: () => ({ leaveSignOn: true }),
    changePassword: () => ({ changePassword: true }),
    ...answers,
  });
  return { ...showView('account', account, { at: '/account', api, user: STUDENT }), calls };
}

test('another device can be signed out, by a button with its name', async () => {
  const { calls } = show();
  const sessions = await screen.findByRole('region', { name: 'Active sessions' });
  expect(within(sessions).getByText('This device')).toBeTruthy();
  expect(within(sessions).queryByRole('button', { name: 'Sign out Firefox, Linux' })).toBeNull();
  await userEvent.click(within(sessions).getByRole('button', { name: 'Sign out Unknown device' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['ownAccount', 'endSession', 'ownAccount']));
  expect(calls[1]?.variables).toEqual({ id: '2' });
});

test('sign-ins and attempts of strangers are listed, those of new devices marked', async () => {
  show();
  const activity = await screen.findByRole('region', { name: 'Recent sign-in activity' });
  const lines = within(activity)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Blocked 3 times: too many attemptsNew deviceUnknown device, 2 Jan 2026/),
    expect.stringMatching(/^Incorrect passwordChrome, Android, 2 Jan 2026/),
    expect.stringMatching(/^Signed inFirefox, Linux, 2 Jan 2026/),
  ]);
});

test('a learning platform is disconnected after a confirmation, and never if it is the only way to sign in', async () => {
  const { calls } = show();
  const platforms = await screen.findByRole('region', { name: 'Learning platforms' });
  expect(within(platforms).queryByRole('button', { name: 'Disconnect Night School Canvas' })).toBeNull();
  await userEvent.click(within(platforms).getByRole('button', { name: 'Disconnect Riverside Moodle' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['ownAccount', 'leavePlatform', 'ownAccount']));
  expect(calls[1]?.variables).toEqual({ id: 'p' });
});

test('a student connects the school’s identity provider, or disconnects it after a confirmation', async () => {
  const { calls } = show();
  const providers = await screen.findByRole('region', { name: 'Single sign-on' });
  const connect = within(providers).getByRole('link', { name: /Riverside Google/ });
  expect(connect.getAttribute('href')).toBe('/sign-on/start/s');
  await userEvent.click(within(providers).getByRole('button', { name: 'Disconnect Riverside Entra' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['ownAccount', 'leaveSignOn', 'ownAccount']));
  expect(calls[1]?.variables).toEqual({ id: 'e' });
});

test('signing out everywhere needs a confirmation', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ name }) => name)).toEqual(['ownAccount']);
});

test('an invalid new password is refused next to its field before it is sent, and the fields are cleared after saving', async () => {
  const { calls } = show();
  const panel = await screen.findByRole('region', { name: 'Password' });
  await userEvent.type(within(panel).getByLabelText('Current password'), 'seven quiet herons');
  await userEvent.type(within(panel).getByLabelText('New password'), 'short');
  await userEvent.click(within(panel).getByRole('button', { name: 'Change password' }));
  expect(await within(panel).findByText(/at least 10 characters/)).toBeTruthy();
  expect(calls).toHaveLength(1);
  await userEvent.type(within(panel).getByLabelText('New password'), ' but longer now');
  await userEvent.click(within(panel).getByRole('button', { name: 'Change password' }));
  await vi.waitFor(() => expect(within(panel).getByLabelText<HTMLInputElement>('New password').value).toBe(''));
});

test('support access is listed with who viewed the account and why', async () => {
  show();
  const visits = await screen.findByRole('region', { name: 'Support access' });
  expect(within(visits).getByText(/Alex Admin/)).toBeTruthy();
  expect(within(visits).getByText('Ticket 12')).toBeTruthy();
});
