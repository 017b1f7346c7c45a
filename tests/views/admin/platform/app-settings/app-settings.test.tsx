import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { appSettingsOf } from '#domain/platform/config/app-settings.ts';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/admin/platform/app-settings/app-settings.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ADMIN: SessionUser = { ...STUDENT, userRole: 'admin', permissions: ['settings.read', 'settings.write'] };
const DEFAULTS = appSettingsOf({});
const STORED = { state: 'a', values: DEFAULTS, updatedAt: null, changedBy: null };
const AT = '/admin/app-settings';
/** No role needs more than a password. */
const signInPolicies = () => ({
  signInPolicies: { signOnOnly: null, hasApp: false, hasPasskey: false, policies: [] },
});

test('each setting has a hint, and a value out of bounds has a message next to it and is not sent', async () => {
  const { api, calls } = fakeApi({ appSettings: () => ({ appSettings: STORED }), signInPolicies });
  showView('admin.app-settings', view, { at: AT, api, user: ADMIN });
  const days = await screen.findByLabelText(/^Invitation validity/);
  expect(days.getAttribute('aria-describedby')).toBeTruthy();
  await userEvent.clear(days);
  await userEvent.type(days, '99');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText('This is too large')).length).toBeGreaterThan(0);
  expect(calls.map(({ name }) => name)).not.toContain('saveAppSettings');
});

test('with two concurrent changes, both are shown, and the other one can be chosen', async () => {
  const theirs = { ...STORED, state: 'b', values: { ...DEFAULTS, invitationDays: 3 } };
  let reads = 0;
  const { api, calls } = fakeApi({
    signInPolicies,
    appSettings: () => ({ appSettings: reads++ === 0 ? STORED : theirs }),
    saveAppSettings: ({ state, values }) => {
      if (state === 'a') throw new ProductError('CHANGED_MEANWHILE');
      return { saveAppSettings: { ...theirs, state: 'c', values } };
    },
  });
  showView('admin.app-settings', view, { at: AT, api, user: ADMIN });
  await userEvent.click(await screen.findByRole('switch', { name: /Student sign-up/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const conflict = await screen.findByRole('region', { name: /someone else/i });
  expect(conflict.textContent).toContain('Invitation validity');
  await userEvent.click(within(conflict).getByRole('button', { name: /Invitation validity/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({ state: 'b', values: { ...DEFAULTS, signUp: false, invitationDays: 3 } }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: /someone else/i })).toBeNull());
});

test('users who may only read have no button to save', async () => {
  const { api } = fakeApi({ appSettings: () => ({ appSettings: STORED }), signInPolicies });
  showView('admin.app-settings', view, { at: AT, api, user: { ...ADMIN, permissions: ['settings.read'] } });
  expect((await screen.findByRole('switch', { name: /Student sign-up/ })).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});

test('unsaved changes survive a reload, and nothing remains of saved ones', async () => {
  const { api, calls } = fakeApi({
    signInPolicies,
    appSettings: () => ({ appSettings: STORED }),
    saveAppSettings: ({ values }) => ({ saveAppSettings: { ...STORED, state: 'c', values } }),
  });
  const first = showView('admin.app-settings', view, { at: AT, api, user: ADMIN });
  await userEvent.click(await screen.findByRole('switch', { name: /Student sign-up/ }));
  await waitFor(() => expect(localStorage.getItem('draft.app-settings')).toContain('false'));
  first.unmount();
  showView('admin.app-settings', view, { at: AT, api, user: ADMIN });
  await screen.findByText('We restored your unsaved changes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ state: 'a', values: { ...DEFAULTS, signUp: false } }));
  await waitFor(() => expect(localStorage.length).toBe(0));
});
