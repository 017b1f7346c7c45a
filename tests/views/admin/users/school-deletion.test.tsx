import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { writeProblem } from '#domain/platform/problem.ts';
import * as view from '#views/admin/platform/resource/resource.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const details = { address: '', place: 'Leeds', email: '', phone: '', website: '', dates: [] };
const school = {
  ...{ id: 's', name: 'North', revision: 3, details, studentCount: 12, teacherCount: 2, adminCount: 1, classCount: 4 },
  ...{ orderCount: 1, seatCount: 5, assignedSeatCount: 2 },
};
const record = {
  ...{ id: 's', revision: 3, deletedAt: null, values: { name: 'North' }, title: 'North' },
  ...{ updatedAt: '2027-01-01T10:00:00.000Z', changedBy: null },
};
const schoolContent = {
  ...{ studentCount: 1_200, teacherCount: 1, adminCount: 1, classCount: 30, assignmentCount: 8, attemptCount: 90 },
  ...{ answerCount: 900, fileCount: 0, questionCount: 3, quizCount: 0, orderCount: 1 },
};

async function show(role: Role, answers: Parameters<typeof fakeApi>[0]) {
  const faked = fakeApi({
    ResourceRecord: () => ({ resourceRecord: record }),
    school: () => ({ school }),
    schoolContent: () => ({ schoolContent }),
    ...answers,
  });
  const user = { ...STUDENT, userRole: role, permissions: ['schools.read', 'schools.write'] };
  await act(async () => {
    showView('admin.school.edit', view, { at: '/admin/school/s/edit', api: faked.api, user });
  });
  await screen.findByText('School details');
  return faked;
}

test('an admin sees what will be deleted, and types the name of the school', async () => {
  let scheduled: object | null = null;
  const { calls } = await show('admin', {
    schoolDeletion: () => ({ schoolDeletion: scheduled }),
    deleteSchool: ({ name }) => {
      if (name !== 'North')
        throw new ProductError('INVALID_INPUT', { fields: { name: writeProblem({ code: 'schoolNameDiffers' }) } });
      scheduled = { dueAt: '2027-05-14T08:00:00.000Z', requestedBy: 'Ada' };
      return { deleteSchool: '2027-05-14T08:00:00.000Z' };
    },
    cancelSchoolDeletion: () => ({ cancelSchoolDeletion: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete school' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('1,200')).parentElement?.textContent).toBe('1,200 students');
  expect(dialog.queryByText(/files? of students/)).toBeNull();
  await userEvent.type(dialog.getByLabelText('Name of the school'), 'South');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete school' }));
  expect(await dialog.findByText(/This isn’t the name of the school/)).toBeDefined();
  await userEvent.clear(dialog.getByLabelText('Name of the school'));
  await userEvent.type(dialog.getByLabelText('Name of the school'), 'North');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete school' }));
  expect(await screen.findByText(/North will be deleted on 14 May 2027/)).toBeDefined();
  expect(screen.getByText('Requested by Ada.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel deletion' }));
  expect(await screen.findByRole('button', { name: 'Delete school' })).toBeDefined();
  expect(calls.map(({ name }) => name)).toContain('cancelSchoolDeletion');
});

test('an admin of the school sees when it is deleted, and no buttons', async () => {
  await show('schoolAdmin', {
    schoolDeletion: () => ({ schoolDeletion: { dueAt: '2027-05-14T08:00:00.000Z', requestedBy: 'Ada' } }),
  });
  expect(await screen.findByText(/Download the data of the school before that day/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel deletion' })).toBeNull();
  cleanup();
  await show('schoolAdmin', { schoolDeletion: () => ({ schoolDeletion: null }) });
  expect(screen.queryByText('Delete school')).toBeNull();
});
