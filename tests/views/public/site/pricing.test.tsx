import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import * as pricing from '#views/public/billing/pricing/pricing.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';
import { STUDENT } from '../../../support/users/fake-users.ts';

const year = (amount: number) => [{ period: 'year', amount, currency: 'EUR' }];
const subject = (id: string, title: string) => ({
  subject: { id, slug: title.toLowerCase(), title },
  prices: year(3_600),
});
const OFFERS = {
  plans: [
    { id: 'standard', opens: ['quiz'], prices: year(8_400) },
    { id: 'pro', opens: ['quiz', 'audio'], prices: year(10_800) },
  ],
  subjectPrices: [subject('s1', 'Biology'), subject('s2', 'Physics')],
};

const show = (user: Partial<SessionUser>) =>
  showView('pricing', pricing, {
    at: '/pricing',
    api: fakeApi({ pricing: () => OFFERS }).api,
    user: { ...STUDENT, ...user } as SessionUser,
  });

test('a user with Pro pays only for the addition, and cannot buy a subject twice', async () => {
  show({ pro_plan_purchased: true, purchased_subjects: ['s1'] });
  const add = await screen.findByRole('link', { name: 'Add subjects' });
  expect(add.getAttribute('href')).toBe('/checkout?plan=pro&period=year&subjects=physics');
  expect(screen.getByText('€36 a year')).toBeTruthy();
  const biology = screen.getByRole('checkbox', { name: /Biology/ });
  expect([biology.matches(':disabled'), biology.matches(':checked')]).toEqual([true, true]);
});

test('a school admin is sent to seats, whatever the own account has, and reads what a school admin gets', async () => {
  show({ userRole: 'schoolAdmin', pro_plan_purchased: true, purchased_subjects: ['s1'] });
  const order = await screen.findByRole('link', { name: 'Order seats: Pro' });
  expect(order.getAttribute('href')).toBe('/checkout?plan=pro&period=year&subjects=biology');
  expect(screen.getByText('€84 a year per seat')).toBeTruthy();
  const gains = screen.getByRole('region', { name: 'What’s included for you' });
  expect(within(gains).getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('each card lists what is included: kind by kind, as far as the plan includes it', async () => {
  show({});
  const cards = await screen.findAllByRole('listitem');
  const kindsOf = (plan: string) => {
    const card = cards.find((item) => within(item).queryByRole('heading', { level: 2, name: plan }) !== null);
    return within(card ?? document.body)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(kindsOf('Free')).toHaveLength(8);
  expect(kindsOf('Standard')).toEqual(['Quizzes']);
});

test('a teacher is offered nothing to buy', async () => {
  show({ userRole: 'teacher' });
  await screen.findByRole('heading', { name: 'Teachers' });
  expect(screen.queryByRole('link', { name: /Choose|Order/ })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'You' })).toBeTruthy();
});
