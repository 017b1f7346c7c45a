import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { Component as Login } from '#views/shared/access/login.view.tsx';
import * as signOn from '#views/shared/access/sign-on/sign-on.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { CONFIG } from '../../../support/users/fake-users.ts';

afterEach(cleanup);

const KNOWN = {
  ...{ provider: 'Riverside Login', name: 'Ada', email: 'ada@river.example', role: 'student' },
  ...{ isKnown: true, createsAccount: true },
};

/** By default the session is never opened, so that the page stays. */
async function show(pending: () => unknown, open: () => unknown = () => new Promise(() => {})) {
  const { api, calls } = fakeApi({ PendingSignOn: pending, OpenSignOn: open });
  await act(async () => {
    showView('sign-on', signOn, { at: '/sign-on', api });
  });
  return calls;
}
const opened = (calls: readonly { name: string }[]) => calls.filter(({ name }) => name === 'OpenSignOn').length;

it('signs a known user in at once, and only once', async () => {
  const calls = await show(() => ({ pendingSignOn: KNOWN }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(opened(calls)).toBe(1);
});

it('asks a new user before it creates an account', async () => {
  const calls = await show(() => ({ pendingSignOn: { ...KNOWN, isKnown: false } }));
  expect(opened(calls)).toBe(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(calls.at(-1)).toEqual({ name: 'OpenSignOn', variables: { account: null } });
});

it('asks for the password of an account with the same email', async () => {
  const calls = await show(
    () => ({ pendingSignOn: { ...KNOWN, isKnown: false } }),
    () => {
      throw new ProductError('SIGN_ON_ACCOUNT_EXISTS');
    },
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Enter its password to connect it.');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'seven quiet herons' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Connect and sign in' }));
  });
  expect(calls.at(-1)?.variables).toEqual({
    account: { email: 'ada@river.example', password: 'seven quiet herons' },
  });
});

it('says what to do if the sign-in has expired', async () => {
  await show(() => {
    throw new ProductError('SIGN_ON_ENDED');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('start again');
});

it('offers the providers of a domain on the sign-in page, and sends nothing but the domain', async () => {
  const { app, operations } = startFakeApp({
    answers: { SignOnProviders: { signOnProviders: [{ id: 'p1', name: 'Riverside Login' }] } },
    config: CONFIG,
  });
  render(
    <MemoryRouter>
      <AppProvider value={app}>
        <Login />
      </AppProvider>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@river.example' } });
  const link = await screen.findByRole('link', { name: 'Continue with Riverside Login' }, { timeout: 8_000 });
  expect(link.getAttribute('href')).toBe('/sign-on/start/p1');
  expect(operations).toEqual([{ name: 'SignOnProviders', variables: { domain: 'river.example' } }]);
});
