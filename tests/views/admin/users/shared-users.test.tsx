import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/access/permission.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import * as roleView from '#views/admin/access/role.view.tsx';
import * as userView from '#views/admin/users/user.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ADMIN: SessionUser = { ...STUDENT, id: 'a', userRole: 'admin', permissions: [...PERMISSIONS] };

test('a user who saves a role second sees the first change, and accepts it or keeps their own', async () => {
  const role = { id: 'r', name: 'Clerk', kind: null, permissions: ['users.read'], holders: 1, base: 'one' };
  let now = role;
  const { api, calls } = fakeApi({
    roles: () => ({ roles: [now] }),
    saveRole: ({ base }) => {
      if (base !== now.base) throw new ProductError('CHANGED_MEANWHILE');
      return { saveRole: 'r' };
    },
  });
  showView('admin.roles.edit', roleView as never, { at: '/admin/roles/r/edit', api, user: ADMIN });
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: 'Role name' });
  await user.type(name, ' of papers');
  now = { ...role, name: 'Secretary', permissions: ['users.read', 'roles.read'], base: 'two' };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const both = await screen.findByRole('region', { name: /Someone else/ });
  within(both).getByText(/Secretary/);
  within(both).getByText(/Clerk of papers/);
  const [, useTheirPermissions] = within(both).getAllByRole('button');
  await user.click(useTheirPermissions as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(calls.findLast((call) => call.name === 'saveRole')?.variables).toEqual({
    id: 'r',
    base: 'two',
    name: 'Clerk of papers',
    permissions: ['users.read', 'roles.read'],
  });
});

test('unsaved changes of a role survive a reload, and do not overwrite what a colleague saved meanwhile', async () => {
  const role = { id: 'r', name: 'Clerk', kind: null, permissions: ['users.read'], holders: 1, base: 'one' };
  let now = role;
  const { api, calls } = fakeApi({
    roles: () => ({ roles: [now] }),
    saveRole: ({ base }) => {
      if (base !== now.base) throw new ProductError('CHANGED_MEANWHILE');
      return { saveRole: 'r' };
    },
  });
  const show = () => showView('admin.roles.edit', roleView as never, { at: '/admin/roles/r/edit', api, user: ADMIN });
  const user = userEvent.setup();
  const first = show();
  await user.type(await screen.findByRole('textbox', { name: 'Role name' }), ' of papers');
  await waitFor(() => expect(localStorage.length).toBe(1));
  first.unmount();
  now = { ...role, name: 'Secretary', base: 'two' };
  show();
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Role name' }).value).toBe('Clerk of papers');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  within(await screen.findByRole('region', { name: /Someone else/ })).getByText(/Secretary/);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(calls.findLast((call) => call.name === 'saveRole')?.variables).toMatchObject({
    base: 'two',
    name: 'Clerk of papers',
  });
});

test('an account works the same way', async () => {
  const account = {
    ...{ id: 'p', name: 'Ned', email: 'ned@example.org', role: 'student', school: null, schoolId: null },
    ...{
      state: 'active',
      lastUsedAt: null,
      createdAt: '2026-11-01T08:00:00Z',
      hasPin: false,
      canCorrectBirth: false,
      roles: [],
      subjects: [],
    },
    ...{ mayManage: true, mergedInto: null, maySupport: false, base: 'one' },
  };
  let now = account;
  const { api, calls } = fakeApi({
    user: () => ({ user: now, accommodation: null }),
    userChoices: () => ({ schoolChoices: [], roles: [] }),
    updateUser: ({ base }) => {
      if (base !== now.base) throw new ProductError('CHANGED_MEANWHILE');
      now = { ...now, base: 'three' };
      return { updateUser: now.base };
    },
  });
  showView('admin.users.edit', userView as never, { at: '/admin/users/p/edit', api, user: ADMIN });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Newman');
  now = { ...account, name: 'Edward', email: 'edward@example.org', base: 'two' };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const both = await screen.findByRole('region', { name: /Someone else/ });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'n');
  const [, useTheirEmail] = within(both).getAllByRole('button');
  await user.click(useTheirEmail as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ned Newmann');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(calls.findLast((call) => call.name === 'updateUser')?.variables).toMatchObject({
    id: 'p',
    base: 'two',
    input: { name: 'Ned Newmann', email: 'edward@example.org' },
  });
  // What was saved is read once, and the next change starts from it.
  const readAgain = calls.slice(calls.findLastIndex(({ name }) => name === 'updateUser') + 1).map(({ name }) => name);
  expect(readAgain.filter((name) => name === 'user')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(calls.findLast((call) => call.name === 'updateUser')?.variables).toMatchObject({ base: 'three' });
});
