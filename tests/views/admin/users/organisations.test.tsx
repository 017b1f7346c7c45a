import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as workingSchool from '#client/users/working-school.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import * as view from '#views/admin/users/organisations/organisations.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);
beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const counts = {
  ...{ studentCount: 12, teacherCount: 2, adminCount: 1, classCount: 4, orderCount: 1, seatCount: 5 },
  assignedSeatCount: 2,
};
const organisationSchools = [
  { id: 'a', name: 'First', ...counts },
  { id: 'b', name: 'Second', ...counts },
];
const workingSchools = { current: 'a', own: 'a', organisations: ['North Trust'] };
const ADMIN = { ...STUDENT, userRole: 'admin' as const, permissions: ['schools.read', 'schools.write', 'users.write'] };
const SCHOOL_ADMIN = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['schools.read'] };

async function show(answers: Parameters<typeof fakeApi>[0], user: typeof ADMIN | typeof SCHOOL_ADMIN, at = '') {
  const faked = fakeApi(answers);
  await act(async () => {
    showView('admin.organisation', view, { at: `/admin/organisation${at}`, api: faked.api, user });
  });
  return faked;
}

test('an admin of an organisation sees the numbers of its schools, and works in another one', async () => {
  const load = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign: load });
  const changed = vi.fn();
  const stop = workingSchool.onSchoolChanged(changed);
  const { calls } = await show(
    {
      organisationSchools: () => ({ organisationSchools, workingSchools }),
      workInSchool: () => ({ workInSchool: true }),
    },
    SCHOOL_ADMIN,
  );
  await screen.findByRole('heading', { name: 'North Trust' });
  const own = screen.getAllByRole('row').find((row) => within(row).queryByText('First') !== null);
  expect(own?.textContent).toContain('You work here');
  expect(own?.textContent).toContain('2 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Work in Second' }));
  expect(calls.find(({ name }) => name === 'workInSchool')?.variables).toEqual({ school: 'b' });
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(load).toHaveBeenCalledWith('/home');
  stop();
  vi.unstubAllGlobals();
});

test('the reason is shown if they can’t work there', async () => {
  await show(
    {
      organisationSchools: () => ({ organisationSchools, workingSchools }),
      workInSchool: () => {
        throw new ProductError('INVALID_INPUT', { problem: problemText('schoolNeedsFactor', { school: 'Second' }) });
      },
    },
    SCHOOL_ADMIN,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Work in Second' }));
  expect(await screen.findByText(/Second requires two-step verification/)).toBeDefined();
});

test('other school admins are changed what the page is for', async () => {
  await show(
    {
      organisationSchools: () => ({
        organisationSchools: [],
        workingSchools: { current: 'a', own: 'a', organisations: [] },
      }),
    },
    SCHOOL_ADMIN,
  );
  expect(await screen.findByText('You work in one school')).toBeDefined();
});

test('an admin removes a school only after a question', async () => {
  const organisation = { id: 'o', name: 'North Trust', schools: [{ id: 'a', name: 'First' }], admins: [] };
  const { calls } = await show(
    { organisation: () => ({ organisation }), removeOrganisationSchool: () => ({ removeOrganisationSchool: true }) },
    ADMIN,
    '?id=o',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove First' }));
  expect(calls.some(({ name }) => name === 'removeOrganisationSchool')).toBe(false);
  expect(screen.getByText('No admins yet.')).toBeDefined();
});
