import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/admin/payments/payments.view.tsx';
import { fakeApi, STUDENT, showView } from '../../support/show-view.tsx';

afterEach(cleanup);

test('every payment of the list has a way to what it was, by the mouse too', async () => {
  const order = {
    ...{ id: 'o1', status: 'paid', planId: 'pro', seats: 1, amount: 9000, received: 9000, currency: 'EUR' },
    ...{ buyerName: 'Sam', buyerEmail: 'sam@example.org', school: null, createdAt: '2026-01-01T00:00:00Z' },
  };
  const { api } = fakeApi({ orders: () => ({ orders: { orders: [order], next: null } }) });
  showView('admin.payments', view, { at: '/admin/payments', api, user: { ...STUDENT, userRole: 'admin' } });
  const link = await screen.findByRole('link', { name: 'Sam · sam@example.org' });
  expect(link.getAttribute('href')).toBe('/admin/payments?order=o1');
});
