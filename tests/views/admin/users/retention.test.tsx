import { act, cleanup, screen, within } from '@testing-library/react';
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

test('a rule is switched on only after its preview, with what was shown', async () => {
  let months: number | null = null;
  let attempts = 0;
  const { api, calls } = fakeApi({
    ResourceRecord: () => ({ resourceRecord: record }),
    school: () => ({ school }),
    schoolDeletion: () => ({ schoolDeletion: null }),
    signInPolicies: () => ({
      signInPolicies: { policies: [], signOnOnly: null, hasApp: true, hasPasskey: true },
    }),
    retention: () => ({
      retention: [
        { kind: 'leavers', months, appliedAt: null },
        { kind: 'answerFiles', months: null, appliedAt: null },
      ],
    }),
    retentionPreview: () => ({
      retentionPreview: { count: 120, studentCount: 120, bytes: 0, names: ['Anna', 'Ben'] },
    }),
    setRetention: (variables) => {
      attempts += 1;
      if (attempts === 1) throw new ProductError('CHANGED_MEANWHILE');
      months = Number(variables.months);
      return { setRetention: true };
    },
  });
  const user = { ...STUDENT, userRole: 'schoolAdmin' as const, permissions: ['schools.read', 'users.write'] };
  await act(async () => {
    showView('admin.school.edit', view, { at: '/admin/school/s/edit', api, user });
  });
  const rule = within(await screen.findByRole('form', { name: 'Students who have left' }));
  expect(rule.getByText('Off')).toBeDefined();
  expect(rule.queryByRole('button', { name: 'Switch on' })).toBeNull();
  const field = rule.getByLabelText('Months');
  await userEvent.clear(field);
  await userEvent.type(field, '200');
  await userEvent.click(rule.getByRole('button', { name: 'Preview' }));
  expect(await rule.findByText('Enter a number of months from 1 to 120')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '18');
  await userEvent.click(rule.getByRole('button', { name: 'Preview' }));
  expect(await rule.findByText('120 accounts would be deleted now:')).toBeDefined();
  expect(rule.getByText('Anna, Ben and 118 more')).toBeDefined();
  await userEvent.click(rule.getByRole('button', { name: 'Switch on' }));
  expect(await rule.findByText(/would delete more now than in the preview/)).toBeDefined();
  expect(rule.queryByRole('button', { name: 'Switch on' })).toBeNull();
  await userEvent.click(rule.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await rule.findByRole('button', { name: 'Switch on' }));
  expect(calls.filter(({ name }) => name === 'setRetention').at(-1)?.variables).toEqual({
    ...{ school: 's', kind: 'leavers', months: 18, previewed: 120 },
  });
  expect(await screen.findByText('On: after 18 months.')).toBeDefined();
});
