import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
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

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const faked = fakeApi({
    ResourceRecord: () => ({ resourceRecord: record }),
    school: () => ({ school }),
    schoolDeletion: () => ({ schoolDeletion: null }),
    ...answers,
  });
  const permissions = ['schools.read', 'users.read', 'users.write'];
  const user = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions };
  await act(async () => {
    showView('admin.school.edit', view, { at: '/admin/school/s/edit', api: faked.api, user });
  });
  await screen.findByText('School details');
  return faked;
}

test('the page of a school links to its users, and to payments only with the permission', async () => {
  await show();
  expect(screen.getByRole('link', { name: '12 students' }).getAttribute('href')).toContain('/admin/users?role=student');
  expect(screen.getByText('of 5 seats assigned')).toBeDefined();
  expect(screen.queryByRole('link', { name: '1 paid order' })).toBeNull();
});

test('details are checked before they are sent, and saved with the revision that was shown', async () => {
  const { calls } = await show({
    saveSchoolDetails: () => ({ saveSchoolDetails: { ...school, revision: 4 } }),
  });
  await userEvent.type(screen.getByLabelText('Website'), 'north.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(calls.some(({ name }) => name === 'saveSchoolDetails')).toBe(false);
  await userEvent.clear(screen.getByLabelText('Website'));
  await userEvent.type(screen.getByLabelText('Website'), 'https://north.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(calls.find(({ name }) => name === 'saveSchoolDetails')?.variables).toEqual({
    ...{ id: 's', revision: 3, details: { ...details, website: 'https://north.example' } },
  });
});

test('a term is added and removed, and a conflict keeps what was entered', async () => {
  await show({
    saveSchoolDetails: () => {
      throw new ProductError('CHANGED_MEANWHILE');
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add term or holiday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove term or holiday' }));
  expect(screen.getByText('No terms or holidays yet.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Place'));
  await userEvent.type(screen.getByLabelText('Place'), 'York');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText(/Someone else has saved these details/)).toBeDefined();
  expect(screen.getByDisplayValue('York')).toBeDefined();
});
