import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as launch from '#views/shared/access/launch.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const KNOWN = { platform: 'School Moodle', name: 'Ada', role: 'student', isKnown: true };

/** The launch is never opened in the end, so that the page stays. */
async function show(pending: () => unknown) {
  const { api, calls } = fakeApi({ PendingLaunch: pending, OpenLaunch: () => new Promise(() => {}) });
  await act(async () => {
    showView('launch', launch, { at: '/launch', api });
  });
  return calls;
}
const opened = (calls: readonly { name: string }[]) => calls.filter(({ name }) => name === 'OpenLaunch').length;

it('opens at once, and only once, for a user who has connected the platform', async () => {
  const calls = await show(() => ({ pendingLaunch: KNOWN }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(opened(calls)).toBe(1);
});

it('asks a new user first, and connects the account whose password is entered', async () => {
  const calls = await show(() => ({ pendingLaunch: { ...KNOWN, isKnown: false } }));
  expect(opened(calls)).toBe(0);
  fireEvent.click(await screen.findByRole('button', { name: 'I already have an account' }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'seven quiet herons' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }));
  });
  expect(calls.at(-1)).toEqual({
    name: 'OpenLaunch',
    variables: { account: { email: 'ada@example.org', password: 'seven quiet herons' } },
  });
});

it('says what to do if there is nothing to open', async () => {
  await show(() => {
    throw new ProductError('INVITATION_ENDED');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('open the link again');
});
