import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/admin/users/users.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const person = { email: 'a@example.org', school: 'North', state: 'active', lastUsedAt: null };
const rows = [
  { ...person, id: 'a', name: 'Anna', role: 'student' },
  { ...person, id: 'b', name: 'Ben', role: 'teacher' },
  { ...person, id: 'c', name: 'Cem', role: 'schoolAdmin' },
];

async function show() {
  const faked = fakeApi({
    users: () => ({ users: { rows, next: null, total: 3 } }),
    userChoices: () => ({ schoolChoices: [], subjects: [{ id: 'm', title: 'Maths' }] }),
    subjectsPreview: () => ({ subjectsPreview: { changedCount: 1, unchangedCount: 1 } }),
    changeSubjects: () => ({ changeSubjects: { batch: 'x', changedCount: 1 } }),
    undoSubjects: () => ({ undoSubjects: { changedCount: 1, unchangedCount: 0 } }),
  });
  const user = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['users.read', 'users.write'] };
  await act(async () => {
    showView('admin.users', view, { at: '/admin/users', api: faked.api, user });
  });
  return faked;
}

test('subjects are added to the selected students and teachers after a preview, and the change is undone', async () => {
  const { calls } = await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change subjects' }));
  expect(screen.getByRole('heading', { name: 'Subjects of 2 users' })).toBeDefined();
  await userEvent.click(screen.getByLabelText('Maths'));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('1 user will change. 1 will stay the same.')).toBeDefined();
  // Another choice needs another preview.
  await userEvent.selectOptions(screen.getByLabelText('Change'), 'remove');
  expect(screen.queryByRole('button', { name: 'Change 1 user' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 1 user' }));
  expect(calls.find(({ name }) => name === 'changeSubjects')?.variables).toEqual({
    ...{ users: ['a', 'b'], add: [], remove: ['m'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Subjects of 1 user restored.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'undoSubjects')?.variables).toEqual({ batch: 'x' });
});
