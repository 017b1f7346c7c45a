import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { ClassGroups } from '#views/teacher/classrooms/class-groups.tsx';
import { InviteStudentButton } from '#views/teacher/classrooms/invite-student-button.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const CLASS = 'c1';
const SETTINGS = {
  ...{ id: CLASS, name: '10b', school: null, subject: null, archivedAt: null, teachers: [], joinMethods: [] },
  ...{ invitations: [], groups: [{ id: 'g1', name: 'Blue', studentCount: 3 }] },
};

test('a group is renamed in a dialog, which shows what is wrong with a name', async () => {
  const user = userEvent.setup();
  const act = vi.fn(async () => undefined);
  const { api, calls } = fakeApi({
    renameGroup: ({ name }) => {
      if (name === 'Green') {
        throw new ProductError('INVALID_INPUT', { fields: { name: 'A group with this name already exists' } });
      }
      return { renameGroup: true };
    },
  });
  const Component = () => <ClassGroups settings={SETTINGS} mutate={act} />;
  showView('teacher.classroom.detail', { Component }, { at: `/teacher/classroom/${CLASS}/detail`, api });
  await user.click(await screen.findByRole('button', { name: 'Rename group Blue' }));
  const field = await screen.findByRole('textbox', { name: 'Group name' });
  const alert = () => within(screen.getByRole('dialog')).findByRole('alert');
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect((await alert()).textContent).toBe('Enter a name for the group');
  await user.type(field, 'Green{Enter}');
  await within(screen.getByRole('dialog')).findByText('A group with this name already exists');
  await user.clear(field);
  await user.type(field, ' Set 1 {Enter}');
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.variables).toEqual({ classroom: CLASS, group: 'g1', name: 'Set 1' });
});

test('a student is invited by email in a dialog, which checks the address', async () => {
  const user = userEvent.setup();
  const act = vi.fn(async () => undefined);
  const { api, calls } = fakeApi({ inviteToClass: () => ({ inviteToClass: 1 }) });
  const Component = () => <InviteStudentButton classroom={CLASS} mutate={act} />;
  const { toast } = showView(
    'teacher.classroom.detail',
    { Component },
    { at: `/teacher/classroom/${CLASS}/detail`, api },
  );
  await user.click(await screen.findByRole('button', { name: 'Invite by email' }));
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(field, 'ada{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email address');
  expect(calls).toEqual([]);
  await user.type(field, '@example.org{Enter}');
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(calls[0]?.variables).toEqual({ id: CLASS, email: 'ada@example.org', role: 'student' });
  expect(toast.getSnapshot().context.history).toMatchObject([{ duration: 5_000 }]);
});
