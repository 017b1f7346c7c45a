import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { RETURN_KEY } from '#client/access/return-key.ts';
import * as view from '#views/student/users/complete-profile.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

const SUBJECTS = [
  { id: 's1', title: 'Physics' },
  { id: 's2', title: 'Chemistry' },
];

/** A server that saves what it is given, while it can be reached. */
function show(at: string, given: { level: string | null; subjects: string[] } = { level: null, subjects: [] }) {
  const account = { name: 'Ada Lovelace', ...given };
  const network = { fails: false };
  const { api, calls } = fakeApi({
    profile: () => ({ ownAccount: { ...account }, ownConsent: { status: 'none' }, subjects: SUBJECTS }),
    saveProfile: (part) => {
      if (network.fails) throw new Error('No network');
      Object.assign(account, part);
      return { saveProfile: true };
    },
    completeProfile: () => ({ completeProfile: { id: 'u1' } }),
  });
  const shown = showView('complete-profile', view as never, { at, api, user: { ...STUDENT, is_complete_profile: 0 } });
  Object.assign(shown.app.auth, { send: () => undefined });
  return { ...shown, account, network, calls, user: userEvent.setup() };
}

const next = () => screen.findByRole('button', { name: 'Next' });

beforeEach(() => sessionStorage.clear());

describe('a new profile', () => {
  test('is completed step by step, each with its reason, and saved on the way', async () => {
    const { user, account, calls } = show('/complete-profile');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Ada Lovelace');
    screen.getByText(/Your school and your teachers see this name/);
    await user.click(await next());
    await screen.findByRole('radio', { name: 'University' });
    await user.click(await next());
    await screen.findByText('Choose your level');
    await user.click(screen.getByRole('radio', { name: 'University' }));
    await waitFor(() => expect(account).toMatchObject({ level: 'university' }));
    await user.click(await next());
    await user.click(await screen.findByRole('checkbox', { name: 'Chemistry' }));
    await waitFor(() => expect(account).toMatchObject({ subjects: ['s2'] }));
    expect(calls.some(({ name }) => name === 'completeProfile')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'completeProfile')?.variables).toEqual({
        input: { name: 'Ada Lovelace', level: 'university', subjects: ['s2'] },
      }),
    );
  });

  test('continues where the student was, on this device or another', async () => {
    const { unmount } = show('/complete-profile?step=level');
    await screen.findByRole('radio', { name: 'University' });
    unmount();
    show('/complete-profile', { level: 'university', subjects: ['s2'] });
    expect((await screen.findByRole('checkbox', { name: 'Chemistry' })).getAttribute('aria-checked')).toBe('true');
  });

  test('has steps that cannot be skipped by the address', async () => {
    show('/complete-profile?step=subjects');
    await screen.findByRole('textbox', { name: 'Name' });
  });

  test('shows what is not saved, stays there, and saves it with the next press', async () => {
    const { user, account, network } = show('/complete-profile?step=level');
    network.fails = true;
    await user.click(await screen.findByRole('radio', { name: 'University' }));
    await screen.findByText(/Not saved yet/);
    await user.click(await next());
    await screen.findByRole('alert');
    screen.getByRole('radio', { name: 'University' });
    network.fails = false;
    await user.click(await next());
    await screen.findByRole('checkbox', { name: 'Physics' });
    expect(account).toMatchObject({ level: 'university' });
  });
});

describe('after the last step', () => {
  const complete = async () => {
    const { user, calls } = show('/complete-profile', { level: 'university', subjects: ['s2'] });
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'completeProfile')).toBe(true));
  };

  test.each([
    [null, '/onboarding'],
    ['/home', '/onboarding'],
    ['/subject/physics', '/subject/physics'],
  ])('a student who had requested %s continues at %s', async (requested, next) => {
    if (requested !== null) sessionStorage.setItem(RETURN_KEY, requested);
    await complete();
    await waitFor(() => expect(sessionStorage.getItem(RETURN_KEY)).toBe(next));
  });
});
