import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ProductError } from '#domain/platform/errors.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import * as view from '#views/student/users/complete-profile.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

const EMPTY = { born: null, guardian: null, sentAt: null, endsAt: null, deletionAt: null };
const SENT = { guardian: 'mum@example.org', sentAt: '2027-05-14T08:00:00Z', endsAt: '2027-05-28T08:00:00Z' };

/** A server that asks users younger than 16. Its next responses can be changed by `server`. */
function show(given: Record<string, unknown>) {
  const server: { consent: Record<string, unknown>; refuses: ProductError | null } = {
    consent: { age: 16, ...EMPTY, ...given },
    refuses: null,
  };
  const become = (next: Record<string, unknown>) => {
    server.consent = { ...server.consent, ...next };
    return server.consent;
  };
  const { api, calls } = fakeApi({
    profile: () => ({
      ownAccount: { name: 'Ada Lovelace', level: null, subjects: [] },
      ownConsent: server.consent,
      subjects: [{ id: 's1', title: 'Physics' }],
    }),
    ownConsent: () => ({ ownConsent: server.consent }),
    saveBirthDate: ({ born }) => ({
      saveBirthDate: become({ born, status: Number(String(born).slice(0, 4)) < 2000 ? 'alone' : 'guardianOwed' }),
    }),
    askGuardian: ({ email }) => {
      if (server.refuses !== null) throw server.refuses;
      return { askGuardian: become({ ...SENT, guardian: email, status: 'waiting' }) };
    },
  });
  showView('complete-profile', view as never, {
    at: '/complete-profile',
    api,
    user: { ...STUDENT, is_complete_profile: 0 },
  });
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  return { server, become, calls, comeBack, user: userEvent.setup() };
}

const year = () => screen.findByRole('textbox', { name: 'Year' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the age', () => {
  test('is requested before the profile, as month and year, and the profile is next', async () => {
    const { user, calls } = show({ status: 'ageOwed' });
    await screen.findByRole('heading', { name: 'When were you born?' });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await press(user, 'Next');
    await screen.findByText('Enter the month and year');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
    await user.type(await year(), '1990');
    await press(user, 'Next');
    await screen.findByRole('textbox', { name: 'Name' });
    expect(calls.filter(({ name }) => name === 'saveBirthDate').map(({ variables }) => variables)).toEqual([
      { born: '1990-04' },
    ]);
  });

  test('is announced as final before it is given, and cannot be changed afterwards', async () => {
    const { become, comeBack } = show({ status: 'ageOwed' });
    await screen.findByText(/You can’t change these later/);
    become({ status: 'guardianOwed', born: '2015-04' });
    await waitFor(async () => {
      // The page may not be listening yet.
      await comeBack();
      screen.getByText(/You’re under 16/);
    });
    await screen.findByText(/You can’t change it yourself/);
    expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('a guardian', () => {
  const address = () => screen.findByRole('textbox', { name: 'Parent or guardian’s email' });

  test('is named, and is not the child', async () => {
    const { user, calls } = show({ status: 'guardianOwed', born: '2015-04' });
    await user.type(await address(), 'ada@example.org');
    await press(user, 'Ask for permission');
    await screen.findByText('Enter your parent or guardian’s email address, not your own');
    expect(calls.some(({ name }) => name === 'askGuardian')).toBe(false);
    await user.clear(await address());
    await user.type(await address(), 'mum@example.org');
    await press(user, 'Ask for permission');
    await screen.findByText(/We emailed mum@example.org on 14 May 2027/);
    screen.getByText(/They have until 28 May 2027/);
  });

  test('can be requested again or from another address, and the page shows when it arrives', async () => {
    const { user, server, become, calls, comeBack } = show({ status: 'waiting', born: '2015-04', ...SENT });
    await press(user, 'Send again');
    await screen.findByText(/Only the newest link works/);
    server.refuses = tooManyAttempts(60);
    await press(user, 'Send again');
    expect(
      (await screen.findByText(/Too many attempts\. Try again in 1 minute/)).closest('[role="alert"]'),
    ).not.toBeNull();
    expect(screen.queryByText(/Only the newest link works/)).toBeNull();
    server.refuses = null;
    await press(user, 'Use another address');
    await user.type(await address(), 'dad@example.org');
    await press(user, 'Ask for permission');
    await screen.findByText(/We emailed dad@example.org/);
    expect(calls.findLast(({ name }) => name === 'askGuardian')?.variables).toEqual({ email: 'dad@example.org' });
    await comeBack();
    screen.getByText(/We emailed dad@example.org/);
    become({ status: 'allowed' });
    await comeBack();
    await screen.findByRole('textbox', { name: 'Name' });
    screen.getByText(/Your parent or guardian allowed your account/);
  });

  test('is asked again if there was no answer in time', async () => {
    show({ status: 'guardianOwed', born: '2015-04', ...SENT });
    await screen.findByText(/mum@example.org didn’t reply in time/);
    expect(((await address()) as HTMLInputElement).value).toBe('mum@example.org');
  });

  test('has a refusal stated plainly, with the day on which the account is deleted', async () => {
    const { become, comeBack } = show({
      status: 'refused',
      born: '2015-04',
      ...SENT,
      deletionAt: '2027-06-01T08:00:00Z',
    });
    await screen.findByRole('heading', { name: 'Your parent or guardian didn’t allow your account' });
    screen.getByText(/deleted on 1 June 2027/);
    become({ status: 'allowed', deletionAt: null });
    await waitFor(async () => {
      // The page may not be listening yet.
      await comeBack();
      screen.getByRole('textbox', { name: 'Name' });
    });
  });
});
