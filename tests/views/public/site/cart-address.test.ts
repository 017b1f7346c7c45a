import { expect, test } from 'vitest';
import { cartAddress, cartFrom } from '#views/public/billing/checkout/cart-address.ts';

const COUNTRIES = ['DE', 'AT'];
const at = (address: string) => cartFrom(new URL(address, 'https://lectern.example').searchParams, COUNTRIES);
const CART = {
  planId: 'pro',
  period: 'month',
  subjects: ['physics', 'biology'],
  seats: 30,
  coupon: 'HALF',
  country: 'AT',
} as const;

test('a reloaded page restores the cart, including coupon and country', () => {
  const here = 'https://lectern.example/checkout?plan=standard&order=o1';
  const address = cartAddress(here, { ...CART, subjects: [...CART.subjects] });
  expect(at(address)).toEqual(CART);
  expect(new URL(address).searchParams.get('order')).toBe('o1');
  const plain = cartAddress(address, {
    planId: 'standard',
    period: 'year',
    subjects: [],
    seats: 1,
    coupon: null,
    country: 'DE',
  });
  expect(new URL(plain).search).toBe('?plan=standard&order=o1&period=year&country=DE');
});

test('invalid values in an address are ignored', () => {
  expect(at('/checkout?plan=standard&period=month&seats=-3&country=XX&coupon=')).toEqual({
    planId: 'standard',
    period: 'month',
    subjects: [],
    seats: 1,
    coupon: null,
    country: 'DE',
  });
  expect(at('/checkout?plan=none')).toBeNull();
});

test('a coupon is kept, whatever its name', () => {
  const address = cartAddress('https://lectern.example/checkout', {
    ...CART,
    subjects: [...CART.subjects],
    seats: 1,
    coupon: '1',
  });
  expect(new URL(address).searchParams.get('coupon')).toBe('1');
  expect(new URL(address).searchParams.has('seats')).toBe(false);
});
