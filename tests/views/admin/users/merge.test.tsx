import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/admin/users/users.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const account = {
  name: 'Ada Brook',
  state: 'active',
  createdAt: '2026-09-01T08:00:00Z',
  lastUsedAt: null,
  classes: ['10b'],
};
const OLD = { ...account, id: 'a', email: 'old@example.org', attemptCount: 9 };
const NEW = { ...account, id: 'b', email: 'new@example.org', attemptCount: 2 };
const ADMIN = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['users.read', 'users.write'] };

test('the account with more work is suggested, and a preview names what moves before accounts are merged', async () => {
  const faked = fakeApi({
    comparedAccounts: () => ({ comparedAccounts: [NEW, OLD] }),
    mergePreview: () => ({
      mergePreview: { moved: [{ kind: 'attempts', count: 2 }], conflicts: [{ kind: 'classes', count: 1 }] },
    }),
    mergeAccounts: () => ({ mergeAccounts: { moved: [] } }),
    duplicateAccounts: () => ({ duplicateAccounts: [] }),
  });
  await act(async () => {
    showView('admin.users', view, { at: '/admin/users?duplicates=b%2Ca', api: faked.api, user: ADMIN });
  });
  const [newer, older] = await screen.findAllByRole<HTMLInputElement>('radio');
  expect([newer?.checked, older?.checked]).toEqual([false, true]);
  expect(await screen.findByText('2 attempts with all answers, marks and comments')).toBeDefined();
  expect(screen.getByText('Both are in 1 class: the person is in each class once.')).toBeDefined();
  await userEvent.click(newer ?? document.body);
  expect(await screen.findByRole('heading', { name: 'What moves to new@example.org' })).toBeDefined();
  const previews = faked.calls.filter(({ name }) => name === 'mergePreview').map(({ variables }) => variables);
  expect(previews).toEqual([
    { kept: 'a', closed: 'b' },
    { kept: 'b', closed: 'a' },
  ]);
});
