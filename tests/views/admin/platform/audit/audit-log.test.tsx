import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/admin/platform/audit/audit-log.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

const ADMIN = { ...STUDENT, userRole: 'admin' as const, permissions: ['audit.read'] };
const ENTRY = {
  ...{ id: '1', at: '2026-01-01T00:00:00Z', actor: 'Grace', action: 'purged', resource: 'users', record: 'u9' },
  ...{ title: 'Ada', reason: null, before: { free: true, email: 'a@example.org', odd: 1 }, after: null },
};

afterEach(cleanup);

test('actions, fields and values are described in words, and entries are filtered by action', async () => {
  const { api, calls } = fakeApi({
    auditLog: () => ({ auditLog: { next: null, entries: [ENTRY, { ...ENTRY, id: '2', resource: 'faq' }] } }),
  });
  showView('admin.audit-log', view, { at: '/admin/audit-log', api, user: ADMIN });
  expect((await screen.findAllByText('Grace permanently deleted Ada')).length).toBe(2);
  expect(screen.getByText('Account', { selector: 'span' })).toBeDefined();
  expect(screen.getByText('FAQ', { selector: 'span' })).toBeDefined();
  const row = screen.getAllByText('Free', { selector: 'th' })[0]?.parentElement;
  expect(row?.textContent).toBe('Freeyesempty');
  expect(screen.getAllByText('Email', { selector: 'th' }).length).toBe(2);
  expect(screen.getAllByText('odd', { selector: 'th' }).length).toBe(2);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Account');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(calls.at(-1)?.variables).toMatchObject({ filter: { resource: 'users' } });
});
