import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#actors/app.actors.ts';
import { AppProvider } from '#actors/app.context.ts';
import { consentActor, listenToConsent } from '#actors/consent/consent.actor.ts';
import { readConsent, writeConsent } from '#domain/consent/consent.schema.ts';
import { Component as Privacy } from '#views/privacy/privacy.view.tsx';
import { startFakeApp } from '../../support/fake-app.ts';

let app: App | undefined;
afterEach(() => app?.stop());

function show() {
  const running = startFakeApp({}).app;
  app = running;
  const ready = vi.fn();
  const changed = vi.fn();
  listenToConsent(running, { ready, changed });
  render(
    <Theme>
      <AppProvider value={running}>
        <Privacy />
      </AppProvider>
    </Theme>,
  );
  return { app: running, user: userEvent.setup(), ready, changed };
}

test('nothing is stored before a choice; the choice is told, shown by policy and table, and withdrawn again', async () => {
  const { user, ready, changed } = show();
  await waitFor(() => expect(ready).toHaveBeenCalledExactlyOnceWith(null));
  expect(localStorage.getItem('consent')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Statistics: not allowed' })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /^Statistics/ }));
  expect(localStorage.getItem('consent')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save my choice' }));
  const choice = { preferences: false, statistics: true };
  expect(changed).toHaveBeenCalledExactlyOnceWith(choice);
  expect(readConsent(localStorage.getItem('consent'))).toEqual(choice);
  expect(screen.getByRole('heading', { name: 'Statistics: allowed' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(localStorage.getItem('consent')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Statistics: not allowed' })).toBeDefined();
});

test('a choice of another tab is followed, and a listener who comes late is told at once', async () => {
  const { app: running, ready, changed } = show();
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const choice = { preferences: true, statistics: false };
  localStorage.setItem('consent', writeConsent(choice, new Date()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(choice));
  expect(consentActor(running).getSnapshot().matches('chosen')).toBe(true);
  const late = vi.fn();
  listenToConsent(running, { ready: late });
  expect(late).toHaveBeenCalledExactlyOnceWith(choice);
});
