import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/admin/billing/plan/plan.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ADMIN: SessionUser = { ...STUDENT, userRole: 'admin', permissions: ['plans.read', 'plans.write'] };
const STORED = { state: 'a', opens: ['quiz'], onSale: true, month: 900, year: 8400, currency: 'EUR' };
const AT = '/admin/plans/standard';

test('unsaved changes of a plan survive a reload, and are shown next to what a colleague saved meanwhile', async () => {
  let now = STORED;
  const { api, calls } = fakeApi({
    editedPlan: () => ({ editedPlan: now }),
    savePlan: ({ state, opens }) => {
      if (state !== now.state) throw new ProductError('CHANGED_MEANWHILE');
      return { savePlan: { ...now, state: 'c', opens } };
    },
  });
  const first = showView('admin.plans.standard', view, { at: AT, api, user: ADMIN });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Note booklets' }));
  await waitFor(() => expect(localStorage.getItem('draft.plan.standard')).toContain('noteBooklet'));
  first.unmount();
  now = { ...STORED, state: 'b', month: 700 };
  showView('admin.plans.standard', view, { at: AT, api, user: ADMIN });
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Note booklets' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  const both = await screen.findByRole('region', { name: /Someone else/ });
  await userEvent.click(within(both).getByRole('button', { name: /month/i }));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ state: 'b', opens: ['quiz', 'noteBooklet'], month: 700 }),
  );
  await waitFor(() => expect(localStorage.length).toBe(0));
});
