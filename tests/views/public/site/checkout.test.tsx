import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import * as checkout from '#views/public/billing/checkout/checkout.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

const OFFERS = { plans: [{ id: 'standard', opens: ['quiz', 'audio'] }], subjectPrices: [], countries: ['DE', 'AT'] };
const quote = (gross: number, couponProblem: string | null = null) => ({
  quote: {
    couponProblem,
    quote: {
      currency: 'EUR',
      period: 'month',
      seats: 1,
      lines: [{ planId: 'standard', subjectTitle: null, full: 900, discounted: gross }],
      discount: 900 - gross,
      taxBasisPoints: 1_900,
      taxIncluded: true,
      first: { net: gross, tax: 0, gross },
      renewal: { net: 900, tax: 0, gross: 900 },
    },
  },
});
type Requested = { cart: { coupon: string | null } };

function show(answers: Parameters<typeof fakeApi>[0], at = '/checkout?plan=standard&period=month', user?: SessionUser) {
  const { api, calls } = fakeApi({ checkout: () => OFFERS, quote: () => quote(900), ...answers });
  const shown = showView('checkout', checkout, { at, api, ...(user && { user }) });
  const send = vi.fn();
  Object.assign(shown.app.auth, { send });
  return { calls, send, user: userEvent.setup() };
}
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('explains why a coupon does not apply, and lowers the price with a valid one', async () => {
  const { user, calls } = show({
    quote: (requested) => {
      const { coupon } = (requested as Requested).cart;
      return coupon === null ? quote(900) : coupon === 'GOOD' ? quote(450) : quote(900, 'usedUp');
    },
    placeOrder: () => ({ placeOrder: { id: 'o1', status: 'paid', url: null } }),
  });
  const pay = await screen.findByRole('button', { name: 'Pay €9.00' });
  const field = screen.getByRole('textbox', { name: 'Coupon code (optional)' });
  await user.type(field, 'gone{Enter}');
  expect(await screen.findByText('This code has been used up.')).toBeTruthy();
  expect(pay.matches(':disabled')).toBe(true);
  await user.clear(screen.getByRole('textbox', { name: 'Coupon code (optional)' }));
  await user.type(screen.getByRole('textbox', { name: 'Coupon code (optional)' }), 'good{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Pay €4.50' }));
  expect(await screen.findByText('Payment complete')).toBe(document.activeElement);
  expect(calls.find(({ name }) => name === 'placeOrder')?.variables).toMatchObject({
    expected: 450,
    cart: { planId: 'standard', coupon: 'GOOD' },
  });
});

test('applies a coupon that was typed and not redeemed before payment', async () => {
  const { user, calls } = show({
    quote: (requested) => ((requested as Requested).cart.coupon === 'GOOD' ? quote(450) : quote(900)),
    placeOrder: () => ({ placeOrder: { id: 'o1', status: 'paid', url: null } }),
  });
  const pay = await screen.findByRole('button', { name: 'Pay €9.00' });
  await user.type(screen.getByRole('textbox', { name: 'Coupon code (optional)' }), 'good');
  await user.click(pay);
  expect(calls.some(({ name }) => name === 'placeOrder')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Pay €4.50' }));
  await screen.findByText('Payment complete');
  expect(calls.find(({ name }) => name === 'placeOrder')?.variables).toMatchObject({ expected: 450 });
});

test('a school orders by invoice, and is offered no renewal', async () => {
  show({}, '/checkout?plan=standard&period=month', { ...STUDENT, userRole: 'schoolAdmin' });
  await screen.findByRole('button', { name: 'Order by invoice' });
  await screen.findByText('Does not renew automatically.');
  expect(screen.queryByText(/Cancel renewal|Renews at/)).toBeNull();
});

test('returns to the page that needed a plan, and reloads the session', async () => {
  sessionStorage.setItem('paywall.place', '/subject/physics/topic/waves/audio');
  const { send } = show(
    { order: () => ({ order: { id: 'o1', status: 'paid', url: null } }) },
    '/checkout?plan=standard&order=o1',
  );
  const on = await screen.findByRole('link', { name: 'Continue where you left off' });
  expect(on.getAttribute('href')).toBe('/subject/physics/topic/waves/audio');
  expect(send).toHaveBeenCalledWith({ type: 'session.changed' });
});

test('keeps the cart and says so if the price has changed meanwhile', async () => {
  const { user } = show({
    placeOrder: () => {
      throw new ProductError('PRICE_CHANGED');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay €9.00' }));
  await waitFor(() => expect(screen.getByText(/^The price has changed/)).toBeTruthy());
});

test('a declined payment returns to the order', async () => {
  const { user } = show(
    { order: () => ({ order: { id: 'o1', status: 'failed', url: null } }) },
    '/checkout?plan=standard&order=o1',
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Pay €9.00' })).toBeTruthy();
});

test('without a plan, it redirects to the plans', async () => {
  show({}, '/checkout');
  expect((await screen.findByRole('link', { name: 'View plans' })).getAttribute('href')).toBe('/pricing');
});
