import { Theme } from '@radix-ui/themes';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { consentActor, listenToConsent } from '#client/users/consent/consent.actor.ts';
import { CONSENT_VERSION, type ConsentEntry, readConsent, writeConsent } from '#domain/users/consent/consent.schema.ts';
import ConsentBanner from '#views/shared/users/privacy/consent-banner.tsx';
import { Component as Privacy } from '#views/shared/users/privacy/privacy.view.tsx';
import { type Answers, startFakeApp } from '../../../../support/users/fake-app.ts';

let app: App | undefined;
afterEach(() => {
  app?.stop();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const browserObjects = (): void =>
  void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

const recorded = (): Answers => ({ recordConsent: { recordConsent: true } });
const stored = () => readConsent(localStorage.getItem('consent'));

function start(answers = recorded()) {
  const world = startFakeApp({ answers });
  app = world.app;
  const entries = (): ConsentEntry[] =>
    world.operations
      .filter(({ name }) => name === 'recordConsent')
      .map(({ variables }) => (variables as { input: ConsentEntry }).input);
  return { app: world.app, user: userEvent.setup(), entries };
}

function show(answers = recorded()) {
  const world = start(answers);
  const ready = vi.fn();
  const changed = vi.fn();
  listenToConsent(world.app, { ready, changed });
  render(
    <Theme>
      <AppProvider value={world.app}>
        <Privacy />
      </AppProvider>
    </Theme>,
  );
  return { ...world, ready, changed };
}

/** The banner at an address. */
async function showBanner(address: string) {
  const world = start();
  await act(async () =>
    render(
      <Theme>
        <AppProvider value={world.app}>
          <MemoryRouter initialEntries={[address]}>
            <ConsentBanner />
            <main id="main" tabIndex={-1} />
          </MemoryRouter>
        </AppProvider>
      </Theme>,
    ),
  );
  return world;
}
const banner = () => screen.queryByRole('region', { name: 'Cookie preferences' });

test('nothing is stored before a choice; the choice is announced, shown by policy and table, recorded, and withdrawn again', async () => {
  const { user, ready, changed, entries } = show();
  await waitFor(() => expect(ready).toHaveBeenCalledExactlyOnceWith(null));
  expect(localStorage.getItem('consent')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Statistics: not allowed' })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /^Statistics/ }));
  expect(localStorage.getItem('consent')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save preferences' }));
  const choice = { preferences: false, statistics: true };
  expect(changed).toHaveBeenCalledExactlyOnceWith(choice);
  await waitFor(() => expect(stored()).toMatchObject({ ...choice, isRecorded: true }));
  expect(screen.getByRole('heading', { name: 'Statistics: allowed' })).toBeDefined();
  expect(screen.getByText(new RegExp(stored()?.consentId ?? 'none'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw consent' }));
  const refused = { preferences: false, statistics: false };
  expect(changed).toHaveBeenLastCalledWith(refused);
  expect(stored()).toMatchObject(refused);
  expect(screen.getByRole('heading', { name: 'Statistics: not allowed' })).toBeDefined();
  await waitFor(() => expect(entries()).toHaveLength(2));
  const [first, second] = entries();
  expect(first).toMatchObject({ ...choice, way: 'settings', version: CONSENT_VERSION });
  expect(second).toMatchObject({ ...refused, way: 'withdrawal', consentId: first?.consentId });
  expect(second?.id).not.toBe(first?.id);
});

test('a choice in another tab is followed, and a late subscriber is notified at once', async () => {
  const { app: running, ready, changed } = show();
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const choice = { preferences: true, statistics: false };
  const other = {
    id: crypto.randomUUID(),
    consentId: crypto.randomUUID(),
    version: CONSENT_VERSION,
    ...choice,
  } as const;
  const chosenAt = new Date().toISOString();
  localStorage.setItem('consent', writeConsent({ ...other, way: 'banner', chosenAt, isRecorded: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(choice));
  expect(consentActor(running).getSnapshot().matches({ known: 'chosen' })).toBe(true);
  const late = vi.fn();
  listenToConsent(running, { ready: late });
  expect(late).toHaveBeenCalledExactlyOnceWith(choice);
});

test('the stored data of a refused category is deleted', async () => {
  const { user } = show();
  localStorage.setItem('find.recent', '["home"]');
  localStorage.setItem('appearance', 'dark');
  await user.click(await screen.findByRole('button', { name: 'Necessary only' }));
  await waitFor(() => expect(localStorage.getItem('find.recent')).toBeNull());
  expect(localStorage.getItem('appearance')).toBe('dark');
});

test('a choice that did not reach the server applies, and is recorded the next time', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = show({ recordConsent: () => ({ code: 'INTERNAL' }) });
  await user.click(await screen.findByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  const saved = stored();
  expect(saved).toMatchObject({ preferences: true, statistics: true, isRecorded: false });
  app?.stop();
  const next = start();
  if (saved !== null) localStorage.setItem('consent', writeConsent(saved));
  consentActor(next.app);
  await waitFor(() => expect(next.entries()).toMatchObject([{ id: saved?.id }]));
  await waitFor(() => expect(stored()?.isRecorded).toBe(true));
  warn.mockRestore();
});

test('the browser’s objection is shown in the settings, and statistics stay off', async () => {
  browserObjects();
  const { user } = show();
  const box = screen.getByRole('checkbox', { name: /^Statistics/ });
  await waitFor(() => expect(box).toHaveProperty('disabled', true));
  expect(screen.getByText(/Global Privacy Control/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Preferences/ }));
  await user.click(screen.getByRole('button', { name: 'Save preferences' }));
  expect(stored()).toMatchObject({ preferences: true, statistics: false });
});

test.each([
  ['Reject all', false],
  ['Accept all', true],
])('the banner needs one click for "%s", and then the focus moves to the page', async (name, isAllowed) => {
  const { user, entries } = await showBanner('/pricing');
  expect(banner()).not.toBeNull();
  expect(localStorage.getItem('consent')).toBeNull();
  await user.click(screen.getByRole('button', { name }));
  expect(banner()).toBeNull();
  expect(stored()).toMatchObject({ preferences: isAllowed, statistics: isAllowed });
  await waitFor(() => expect(entries()).toMatchObject([{ way: 'banner', statistics: isAllowed }]));
  expect(document.activeElement?.id).toBe('main');
});

test('refusing is as large and prominent as allowing', async () => {
  await showBanner('/pricing');
  const classes = ['Reject all', 'Accept all'].map((name) => screen.getByRole('button', { name }).className);
  expect(classes[0]).toBe(classes[1]);
});

test.each(['/home', '/login', '/privacy', '/subject/physics/topic/light/quiz'])(
  'there is no banner at %s',
  async (address) => {
    await showBanner(address);
    expect(banner()).toBeNull();
  },
);

test('no banner is shown if the browser objects', async () => {
  browserObjects();
  await showBanner('/pricing');
  expect(banner()).toBeNull();
});
