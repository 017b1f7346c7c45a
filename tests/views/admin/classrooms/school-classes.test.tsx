import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as view from '#views/admin/classrooms/school-classes.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);
beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const line = {
  ...{ id: 'c1', name: 'Physics 9', school: 'North', subject: 'Physics', archivedAt: null },
  ...{ studentCount: 24, openCount: 2 },
};

test('a class without a teacher says so, and is assigned to a teacher of the school', async () => {
  let teachers: readonly { readonly id: string; readonly name: string }[] = [];
  const { api, calls } = fakeApi({
    schoolClasses: () => ({ schoolClasses: [{ ...line, teachers }] }),
    classCandidates: () => ({ classCandidates: teachers.length === 0 ? [{ id: 't1', name: 'Tess Teacher' }] : [] }),
    setClassTeacher: () => {
      teachers = [{ id: 't1', name: 'Tess Teacher' }];
      return { setClassTeacher: true };
    },
  });
  const user = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['users.read', 'users.write'] };
  await act(async () => {
    showView('admin.classroom', view, { at: '/admin/classroom', api, user });
  });
  expect(await screen.findByText('No teacher')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Physics 9' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add teacher' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tess Teacher' }));
  expect(await screen.findByRole('button', { name: 'Remove Tess Teacher' })).toBeDefined();
  expect(screen.queryByText('No teacher')).toBeNull();
  expect(calls.find(({ name }) => name === 'setClassTeacher')?.variables).toEqual({
    ...{ classroom: 'c1', teacher: 't1', teaches: true },
  });
});
