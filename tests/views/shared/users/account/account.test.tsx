import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as account from '#views/shared/users/account/account.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';
import { SHOWN_ACCOUNT } from '../../../../support/users/shown-account.ts';

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    ownAccount: () => SHOWN_ACCOUNT,
    endSession: () => ({ endSession: true }),
    leavePlatform: () => ({ leavePlatform: true }),
    leaveSignOn: () => ({ leaveSignOn: true }),
    changePassword: () => ({ changePassword: true }),
    saveNotificationSettings: () => ({ saveNotificationSettings: true }),
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

test('a student chooses when emails about classes are sent, and ends quiet hours', async () => {
  const { calls } = show();
  const panel = await screen.findByRole('region', { name: 'Email notifications' });
  const field = (name: string) => within(panel).getByRole('combobox', { name });
  expect(within(panel).queryByRole('combobox', { name: 'New questions from students' })).toBeNull();
  expect(within(panel).getByLabelText('From')).toHaveProperty('value', '21:00');
  await userEvent.selectOptions(field('Announcements of your classes'), 'Off');
  await userEvent.click(within(panel).getByRole('checkbox', { name: /^Quiet hours/ }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Save notifications' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'saveNotificationSettings')).toBeDefined());
  expect(calls.find(({ name }) => name === 'saveNotificationSettings')?.variables).toMatchObject({
    ...{ announcements: 'off', answers: 'daily', questions: 'daily', reports: 'atOnce', quietFrom: 0, quietUntil: 0 },
  });
});
