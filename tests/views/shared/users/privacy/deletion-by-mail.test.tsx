import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as view from '#views/shared/users/privacy/user-delete.view.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

test('deleting an account by email goes step by step, and announces each step', async () => {
  const { api, calls } = fakeApi({
    deletionWait: () => ({ deletionWaitDays: 14 }),
    requestDeletionCode: () => ({ requestDeletionCode: true }),
    exchangeDeletionCode: () => ({ exchangeDeletionCode: 'permit' }),
    deleteAccountByPermit: () => ({ deleteAccountByPermit: '2026-12-06T08:00:00Z' }),
  });
  showView('user-delete', view as never, { at: '/user-delete', api, user: null });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  const last = await screen.findByRole('button', { name: 'Delete account' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm deletion' }));
  await user.click(last);
  const done = await screen.findByRole('heading', { name: 'Account will be deleted' });
  expect(document.activeElement).toBe(done);
  expect(calls.at(-1)).toMatchObject({ name: 'deleteAccountByPermit', variables: { permit: 'permit' } });
});
