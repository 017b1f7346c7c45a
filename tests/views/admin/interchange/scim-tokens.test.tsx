import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { resourceOf } from '#domain/platform/resources/registry.ts';
import * as view from '#views/admin/platform/resource/resource.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const ADMIN: SessionUser = {
  ...{ ...STUDENT, userRole: 'schoolAdmin' },
  permissions: ['platforms.read', 'platforms.write', 'users.read', 'users.write'],
};
const TOKEN = {
  ...{ id: 't', name: 'Entra ID', hint: 'wxyz', owner: 'Robin', isOwnerAdmin: true },
  ...{ expiresAt: '2099-01-01T10:00:00Z', lastUsedAt: null },
};

function show(tokens: readonly object[], user = ADMIN, matches: readonly object[] = []) {
  let rows = matches;
  const { api, calls } = fakeApi({
    ResourceRecord: () => ({
      resourceRecord: {
        ...{
          id: 'p',
          revision: 1,
          title: 'Okta',
          deletedAt: null,
          updatedAt: '2027-01-02T03:04:05Z',
          changedBy: 'Grace',
        },
        values: resourceOf('sign-on').initial,
      },
    }),
    ResourceOptions: () => ({ resourceOptions: [] }),
    SignOnSetup: () => ({
      signOnSetup: {
        ...{
          hasSecret: true,
          returnPath: '/r',
          logoutPath: '/l',
          domainRecord: 'd',
          confirmedDomains: [],
          openDomains: [],
        },
      },
    }),
    scimTokens: () => ({ scimTokens: tokens }),
    scimMatches: () => ({ scimMatches: { rows, total: rows.length } }),
    connectScimUsers: () => {
      rows = [];
      return { connectScimUsers: 1 };
    },
    createScimToken: () => ({ createScimToken: 'lectern_scim_new' }),
    rotateScimToken: () => ({ rotateScimToken: 'lectern_scim_rotated' }),
    revokeScimToken: () => ({ revokeScimToken: true }),
  });
  showView('admin.sign-on', view, { at: '/admin/sign-on?edit=p', api, user });
  return calls;
}
const panel = () => screen.findByRole('region', { name: 'Provisioning (SCIM)' });
const variablesOf = (calls: ReturnType<typeof show>, name: string) =>
  calls.find((call) => call.name === name)?.variables;

test('the address is shown to copy, and a token is created and shown once', async () => {
  const calls = show([]);
  const tokens = await panel();
  expect(within(tokens).getByText(`${location.origin}/scim/v2`)).toBeTruthy();
  expect(await within(tokens).findByText('Your school has no provisioning tokens.')).toBeTruthy();
  await userEvent.click(within(tokens).getByRole('button', { name: 'Create provisioning token' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Okta');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create provisioning token' }));
  expect(await screen.findByDisplayValue('lectern_scim_new')).toBeTruthy();
  expect(screen.getByText(/create and deactivate users of your school/)).toBeTruthy();
  expect(variablesOf(calls, 'createScimToken')).toEqual({ name: 'Okta', days: 365 });
});

test('a token is rotated and revoked after a confirmation', async () => {
  const calls = show([TOKEN]);
  const tokens = await panel();
  expect(await within(tokens).findByText('lectern_scim_…wxyz')).toBeTruthy();
  expect(within(tokens).getByText('Created by Robin')).toBeTruthy();
  await userEvent.click(within(tokens).getByRole('button', { name: 'Rotate Entra ID' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate token' }));
  expect(await screen.findByDisplayValue('lectern_scim_rotated')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1) as Element);
  await userEvent.click(within(tokens).getByRole('button', { name: 'Revoke Entra ID' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke token' }));
  await waitFor(() => expect(variablesOf(calls, 'revokeScimToken')).toEqual({ id: 't' }));
});

test('a token whose owner is no admin any more says that it is refused', async () => {
  show([{ ...TOKEN, isOwnerAdmin: false }]);
  expect(await within(await panel()).findByText(/Robin is no longer an admin/)).toBeTruthy();
});

test('admins of the product, and those who may not manage users, see no tokens', async () => {
  for (const user of [
    { ...ADMIN, userRole: 'admin' as const },
    { ...ADMIN, permissions: ['platforms.read', 'platforms.write'] as const },
  ]) {
    const calls = show([TOKEN], { ...user, permissions: [...user.permissions] });
    await screen.findByText('Set up the provider');
    expect(screen.queryByRole('region', { name: 'Provisioning (SCIM)' })).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('scimTokens');
    cleanup();
  }
});

test('accounts with the emails of users at the identity system are connected after a confirmation', async () => {
  const matches = [
    { id: 'a', name: 'Ada', email: 'ada@school.example', sentName: 'Ada Lovelace' },
    { id: 'b', name: 'Ben', email: 'ben@school.example', sentName: 'Someone else' },
  ];
  const calls = show([TOKEN], ADMIN, matches);
  const tokens = await panel();
  await userEvent.click(await within(tokens).findByRole('checkbox', { name: /Ada · ada@school\.example/ }));
  expect(within(tokens).getByText(/At the identity system: .*Someone else/)).toBeTruthy();
  await userEvent.click(within(tokens).getByRole('button', { name: 'Connect 1 account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect this account?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Connect 1 account' }));
  await waitFor(() => expect(screen.queryByText(/Accounts to connect/)).toBeNull());
  expect(variablesOf(calls, 'connectScimUsers')).toEqual({ ids: ['a'] });
});
