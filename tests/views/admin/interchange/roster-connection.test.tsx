import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { Component } from '#views/admin/interchange/rosters/roster-page.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const SCHOOL_ADMIN: SessionUser = {
  ...{ ...STUDENT, userRole: 'schoolAdmin' },
  permissions: ['users.read', 'users.write'],
};
const CONNECTION = {
  ...{ address: 'https://sis.example.org/ims/oneroster/rostering/v1p2', tokenAddress: 'https://sis.example.org/token' },
  ...{ clientId: 'lectern', by: 'Robin Rivers', changedAt: '2027-01-02T03:04:05Z', lastFetchedAt: null },
};

function show(
  connection: object | null,
  { user = SCHOOL_ADMIN, refusal }: { readonly user?: SessionUser; readonly refusal?: ProductError } = {},
) {
  let stored = connection;
  const { api, calls } = fakeApi({
    rosterImports: () => ({ rosterImports: [] }),
    rosterSchools: () => ({ schoolChoices: [] }),
    rosterConnection: () => ({ rosterConnection: stored }),
    saveRosterConnection: () => {
      stored = CONNECTION;
      return { saveRosterConnection: true };
    },
    removeRosterConnection: () => {
      stored = null;
      return { removeRosterConnection: true };
    },
    rosterImport: () => {
      throw new ProductError('NOT_FOUND');
    },
    fetchRoster: () => {
      if (refusal !== undefined) throw refusal;
      return { fetchRoster: 'import' };
    },
  });
  showView('admin.classroom', { Component }, { at: '/admin/classroom?roster=', api, user });
  return calls;
}
const panel = () => screen.findByRole('region', { name: 'Student information system' });

test('a system is connected with a secret that is never shown again', async () => {
  const calls = show(null);
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Connect a system' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Address of OneRoster'), `${CONNECTION.address}/`);
  await userEvent.type(within(dialog).getByLabelText('Address for tokens'), CONNECTION.tokenAddress);
  await userEvent.type(within(dialog).getByLabelText('Client ID'), 'lectern');
  await userEvent.type(within(dialog).getByLabelText('Client secret'), 'secret');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save connection' }));
  expect(await within(await panel()).findByText(CONNECTION.address)).toBeTruthy();
  const { address, tokenAddress, clientId } = CONNECTION;
  expect(calls.find(({ name }) => name === 'saveRosterConnection')?.variables).toEqual({
    ...{ address, tokenAddress, clientId, clientSecret: 'secret' },
  });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Change connection' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Client secret')).value).toBe('');
});

test('changes are offered once a roster of the system was applied', async () => {
  show(CONNECTION);
  expect(await within(await panel()).findByRole('button', { name: 'Request whole roster' })).toBeTruthy();
  expect(within(await panel()).queryByRole('button', { name: 'Request changes' })).toBeNull();
  cleanup();
  const calls = show({ ...CONNECTION, lastFetchedAt: '2027-01-02T03:04:05Z' });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Request changes' }));
  expect(calls.find(({ name }) => name === 'fetchRoster')?.variables).toEqual({ fetches: 'changes' });
});

test('a refused request says why, and can be repeated', async () => {
  show(CONNECTION, { refusal: new ProductError('NOT_FOUND') });
  const request = await within(await panel()).findByRole('button', { name: 'Request whole roster' });
  await userEvent.click(request);
  const region = await panel();
  await waitFor(() =>
    expect(
      within(region)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toBe(''),
  );
  expect(request.hasAttribute('disabled')).toBe(false);
});

test('a connection is removed after a confirmation', async () => {
  show(CONNECTION);
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Remove connection' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove connection' }));
  expect(await within(await panel()).findByRole('button', { name: 'Connect a system' })).toBeTruthy();
});

test('admins of the product upload archives; connections belong to schools', async () => {
  show(null, { user: { ...SCHOOL_ADMIN, userRole: 'admin' } });
  expect(await screen.findByText('OneRoster archive (.zip)')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Student information system' })).toBeNull();
});
