import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/shared/users/privacy/guardian.view.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

const CHILD = { name: 'Ada', email: 'ada@example.org', born: '2015-04', age: 16, endsAt: '2027-05-28T08:00:00Z' };

function show({ at = '/guardian#t0ken', answer = null as string | null } = {}) {
  const server = { answer, fails: null as Error | null };
  const request = () => ({
    ...CHILD,
    answer: server.answer,
    deletionAt: server.answer === null || server.answer === 'allowed' ? null : '2027-06-01T08:00:00Z',
  });
  const { api, calls } = fakeApi({
    guardianRequest: () => {
      if (server.fails !== null) throw server.fails;
      return { guardianRequest: request() };
    },
    answerGuardianRequest: ({ allows }) => {
      if (server.fails !== null) throw server.fails;
      server.answer = allows === true ? 'allowed' : server.answer === 'allowed' ? 'withdrawn' : 'refused';
      return { answerGuardianRequest: request() };
    },
  });
  return { server, calls, ...showView('guardian', view as never, { at, api }), user: userEvent.setup() };
}

describe('a guardian’s page', () => {
  test('shows whose account it is, what is stored and why, and accepts a yes', async () => {
    const { user, calls } = show();
    await screen.findByRole('heading', { level: 1, name: 'Allow an account for Ada?' });
    for (const fact of ['ada@example.org', 'April 2015']) screen.getByText(fact);
    screen.getByRole('region', { name: 'What we store' });
    screen.getByRole('region', { name: 'Why we store it' });
    await user.click(screen.getByRole('button', { name: 'Allow account' }));
    const outcome = await screen.findByRole('heading', { name: 'Account allowed' });
    // The clicked button was removed.
    await waitFor(() => expect(document.activeElement).toBe(outcome));
    expect(calls.at(-1)?.variables).toEqual({ token: 't0ken', allows: true });
    await user.click(screen.getByRole('button', { name: 'Withdraw permission' }));
    await screen.findByRole('heading', { name: 'Account not allowed' });
  });

  test('accepts a refusal, shows when the account will be deleted, and allows changing the decision', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Don’t allow account' }));
    await screen.findByText(/delete the account and its data on 1 June 2027/);
    await user.click(screen.getByRole('button', { name: 'Allow account' }));
    await screen.findByRole('heading', { name: 'Account allowed' });
  });

  test('distinguishes an expired link from one that could not be checked', async () => {
    const { server, user, unmount } = show();
    await screen.findByRole('button', { name: 'Allow account' });
    server.fails = new ProductError('NETWORK');
    await user.click(screen.getByRole('button', { name: 'Allow account' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    screen.getByRole('button', { name: 'Allow account' });
    unmount();

    const ended = show();
    ended.server.fails = new ProductError('INVITATION_ENDED');
    await screen.findByRole('heading', { name: 'This link has expired' });
    expect(screen.queryByRole('button', { name: 'Allow account' })).toBeNull();
    ended.unmount();

    const offline = show();
    offline.server.fails = new ProductError('NETWORK');
    const again = await screen.findByRole('button', { name: 'Try again' });
    offline.server.fails = null;
    await offline.user.click(again);
    await screen.findByRole('button', { name: 'Allow account' });
  });

  test('accepts the code of an email without a link', async () => {
    const { user, calls } = show({ at: '/guardian' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Enter a code');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), ' t0ken ');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('button', { name: 'Allow account' });
    expect(calls[0]?.variables).toEqual({ token: 't0ken' });
  });
});
