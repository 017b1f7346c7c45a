import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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

test('a logo is uploaded, shown, saved with the details, and removed', async () => {
  const logo = 'a'.repeat(64);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201, headers: { location: '/uploads/u1' } }));
  const { calls } = await show({
    Upload: () => ({
      upload: { digest: logo, url: '/media/figures/mine', width: 80, height: 40, problem: null },
    }),
    saveSchoolDetails: ({ details: given }) => ({
      saveSchoolDetails: { ...school, revision: 4, details: { ...details, ...Object(given) } },
    }),
  });
  const saved = () =>
    calls.filter(({ name }) => name === 'saveSchoolDetails').map(({ variables }) => variables.details);
  expect(screen.queryByRole('img', { name: 'Logo of North' })).toBeNull();
  await userEvent.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
  const image = await screen.findByRole('img', { name: 'Logo of North' });
  expect(image.getAttribute('src')).toBe('/media/figures/mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(saved()).toEqual([{ ...details, logo }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(screen.queryByRole('img', { name: 'Logo of North' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(saved().at(-1)).toEqual({ ...details, logo: null });
  vi.unstubAllGlobals();
});

test('a file that can’t be a logo is refused, and the former one stays', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201, headers: { location: '/uploads/u1' } }));
  await show({
    school: () => ({ school: { ...school, details: { ...details, logo: 'b'.repeat(64) } } }),
    Upload: () => ({ upload: { digest: null, url: null, width: null, height: null, problem: 'notTaken' } }),
  });
  await userEvent.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
  await screen.findByText(/This file can’t be used/);
  const image = screen.getByRole('img', { name: 'Logo of North' });
  expect(image.getAttribute('src')).toBe(`/media/public/${'b'.repeat(64)}`);
  vi.unstubAllGlobals();
});
