import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as account from '#views/shared/users/account/account.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';
import { SHOWN_ACCOUNT } from '../../../support/users/shown-account.ts';

const FEED = { createdAt: '2026-01-01T10:00:00Z', lastFetchedAt: null };

function show(feed: object | null, user = STUDENT) {
  const { api, calls } = fakeApi({
    ownAccount: () => ({ ...SHOWN_ACCOUNT, calendarFeed: feed }),
    calendarFeed: () => ({ calendarFeed: FEED }),
    createCalendarFeed: () => ({ createCalendarFeed: '/calendar/secret.ics' }),
    deleteCalendarFeed: () => ({ deleteCalendarFeed: true }),
  });
  showView('account', account, { at: '/account', api, user });
  return calls;
}
const panel = () => screen.findByRole('region', { name: 'Calendar' });

test('a link is created with the zone of the browser, and shown with the steps in calendar programs', async () => {
  const calls = show(null);
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Create link' }));
  const link = await within(await panel()).findByLabelText<HTMLInputElement>('Calendar link');
  expect(link.value).toBe(`${location.origin}/calendar/secret.ics`);
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toMatch(/^webcal:/);
  expect(calls.find(({ name }) => name === 'createCalendarFeed')?.variables).toEqual({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('an existing link is reset or deleted after a question', async () => {
  const calls = show(FEED);
  const calendar = await panel();
  await userEvent.click(within(calendar).getByRole('button', { name: 'Reset link' }));
  expect(calls.map(({ name }) => name)).toEqual(['ownAccount']);
  await userEvent.click(within(calendar).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(calendar).getByRole('button', { name: 'Delete link' }));
  await userEvent.click(within(calendar).getByRole('button', { name: 'Delete link' }));
  await waitFor(() => expect(within(calendar).getByRole('button', { name: 'Create link' })).toBeTruthy());
  expect(calls.map(({ name }) => name)).toEqual(['ownAccount', 'deleteCalendarFeed']);
});

test('an admin has no calendar', async () => {
  show(null, { ...STUDENT, userRole: 'admin' });
  await screen.findByRole('region', { name: 'API tokens' });
  expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull();
});
