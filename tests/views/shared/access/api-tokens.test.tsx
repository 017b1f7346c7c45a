import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as account from '#views/shared/users/account/account.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';
import { SHOWN_ACCOUNT } from '../../../support/users/shown-account.ts';

const TOKEN = {
  ...{ id: 't', name: 'Office sheet', hint: 'wxyz', owner: 'Robin', isOwn: true, isForSchool: false },
  ...{ scopes: ['classes'], createdAt: '2026-01-01T10:00:00Z', expiresAt: '2099-01-01T10:00:00Z', lastUsedAt: null },
};

function show(tokens: readonly object[], user = STUDENT) {
  const { api, calls } = fakeApi({
    ownAccount: () => ({ ...SHOWN_ACCOUNT, apiTokens: tokens }),
    apiTokens: () => ({ apiTokens: [TOKEN] }),
    createApiToken: () => ({ createApiToken: 'lectern_pat_new' }),
    revokeApiToken: () => ({ revokeApiToken: true }),
  });
  showView('account', account, { at: '/account', api, user });
  return calls;
}
const panel = () => screen.findByRole('region', { name: 'API tokens' });

test('a token is created with a name and scopes, and shown once', async () => {
  const calls = show([]);
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText(/^For the school/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await within(dialog).findByText('Choose at least one')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Office sheet');
  await userEvent.click(within(dialog).getByLabelText('Released marks'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByDisplayValue('lectern_pat_new')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'createApiToken')?.variables).toEqual({
    ...{ name: 'Office sheet', scopes: ['marks'], days: 90, isForSchool: false },
  });
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1) as Element);
  expect(await within(await panel()).findByText('lectern_pat_…wxyz')).toBeTruthy();
});

test('a token of the school is offered to school admins, who only revoke those of others', async () => {
  const calls = show([{ ...TOKEN, isOwn: false, isForSchool: true }], { ...STUDENT, userRole: 'schoolAdmin' });
  const tokens = await panel();
  expect(within(tokens).getByText('Created by Robin')).toBeTruthy();
  expect(within(tokens).queryByRole('button', { name: 'Rotate Office sheet' })).toBeNull();
  await userEvent.click(within(tokens).getByRole('button', { name: 'Revoke Office sheet' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke token' }));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('apiTokens'));
  expect(calls.find(({ name }) => name === 'revokeApiToken')?.variables).toEqual({ id: 't' });
  await userEvent.click(within(tokens).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText(/^For the school/)).toBeTruthy();
});
