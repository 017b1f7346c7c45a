import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as view from '#views/admin/billing/payments/payments.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../../support/browser/show-view.tsx';

beforeEach(() => {
  // There is no layout here: without a size the table would render no row.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('every payment of the list links to its order, also by mouse', async () => {
  const order = {
    ...{ id: 'o1', status: 'paid', planId: 'pro', seats: 1, amount: 9000, received: 9000, currency: 'EUR' },
    ...{ buyerName: 'Sam', buyerEmail: 'sam@example.org', school: null, createdAt: '2026-01-01T00:00:00Z' },
  };
  const { api } = fakeApi({ orders: () => ({ orders: { orders: [order], next: null } }) });
  showView('admin.payments', view, { at: '/admin/payments', api, user: { ...STUDENT, userRole: 'admin' } });
  const link = await screen.findByRole('link', { name: 'Sam · sam@example.org' });
  expect(link.getAttribute('href')).toBe('/admin/payments?order=o1');
});
