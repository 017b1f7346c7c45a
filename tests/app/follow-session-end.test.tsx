import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { RETURN_KEY } from '#client/access/return-key.ts';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { openDialog } from '#client/platform/dialog/dialog.actor.ts';
import {
  ACCESS_TOKEN_LIFE_S,
  SESSION_END_NOTICE_MS,
  SESSION_END_REPEAT_MS,
  SESSION_IDLE_LIFE_S,
} from '#domain/access/session.limits.ts';
import { Theme } from '#ui/theme/theme.tsx';
import '#views/shared/access/session-end-notice.tsx';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { followSessionEnd } from '../../src/app/session/follow-session-end.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

const IDLE_MS = SESSION_IDLE_LIFE_S * 1_000;
const HOUR_MS = 3_600_000;
const TITLE = 'Your session is about to end';
const TOKENS = { token: 't2', refreshToken: 'r2', expiresIn: ACCESS_TOKEN_LIFE_S };

let stop: (() => void) | undefined;
let running: App | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop?.();
  running?.stop();
  vi.useRealTimers();
});

/** Slow enough for a second call to happen before the first one is answered. */
const slowly = (answer: object) => (): Promise<object> => new Promise((done) => setTimeout(() => done(answer), 200));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A tab whose session was last used at the start and ends, at the latest, after the given time. */
async function open(lifeMs: number | null) {
  const now = Date.now();
  const user = { ...STUDENT, session_ends_at: lifeMs === null ? null : new Date(now + lifeMs).toISOString() };
  const fake = startFakeApp({
    user,
    answers: { refresh: slowly({ refresh: TOKENS }), signOut: slowly({ signOut: true }) },
    replaced: { navigator: { onLine: true } },
    requestedLocation: () => ({ pathname: '/exam', search: '?page=2' }),
  });
  const { app } = fake;
  running = app;
  app.store.write({ token: 't1', refreshToken: 'r1', expiresIn: ACCESS_TOKEN_LIFE_S });
  await waitFor(app.auth, (state) => state.matches('authenticated'));
  stop = followSessionEnd(app);
  // The dialog is loaded before the fake clock starts, as it is after the first interaction with a page.
  void openDialog(app, { title: 'Another dialog', timerMs: 1 });
  render(
    <AppProvider value={app}>
      <Theme>
        <DialogStage />
      </Theme>
    </AppProvider>,
  );
  await pass(HOUR_MS);
  return fake;
}

const notice = () => screen.queryByRole('dialog', { name: TITLE });
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click());
  await pass(1_000);
};
const isSignedIn = ({ auth }: App): boolean => auth.getSnapshot().matches('authenticated');

describe('an unused session', () => {
  const toNotice = () => pass(IDLE_MS - SESSION_END_NOTICE_MS - HOUR_MS + 1_000);

  test('is announced to end some minutes before, and not earlier', async () => {
    await open(null);
    await pass(IDLE_MS - SESSION_END_NOTICE_MS - HOUR_MS - 1_000);
    expect(notice()).toBeNull();
    await pass(2_000);
    expect(notice()?.textContent).toContain('You haven’t used Lectern for a while.');
  });

  test('is extended by "Stay signed in", and announced again as long after that', async () => {
    const { app, operations } = await open(null);
    await toNotice();
    await press('Stay signed in');
    expect(operations.some(({ name }) => name === 'refresh')).toBe(true);
    await pass(SESSION_END_NOTICE_MS + HOUR_MS);
    expect([isSignedIn(app), notice()]).toEqual([true, null]);
    await pass(IDLE_MS - HOUR_MS - 2 * SESSION_END_NOTICE_MS);
    expect(notice()).not.toBeNull();
  });

  test('is ended by "Sign out", or when time is up: then the address is stored', async () => {
    const { app } = await open(null);
    await toNotice();
    await press('Sign out');
    expect([isSignedIn(app), sessionStorage.getItem(RETURN_KEY)]).toEqual([false, null]);
    app.stop();

    const { app: other } = await open(null);
    await toNotice();
    await pass(SESSION_END_NOTICE_MS + 1_000);
    expect([isSignedIn(other), sessionStorage.getItem(RETURN_KEY)]).toEqual([false, '/exam?page=2']);
  });

  test('also ends if the notice was closed, and says so', async () => {
    const { app } = await open(null);
    await toNotice();
    await press('Close');
    await pass(HOUR_MS / 60);
    expect([isSignedIn(app), notice()]).toEqual([true, null]);
    await pass(SESSION_END_NOTICE_MS + 1_000);
    expect(isSignedIn(app)).toBe(false);
    expect(app.toast.getSnapshot().context.history.map(({ message }) => message)).toEqual(['UNAUTHENTICATED']);
  });

  test('is announced again if another dialog has replaced the notice', async () => {
    const { app } = await open(null);
    await toNotice();
    await act(async () => void openDialog(app, { title: 'Another dialog', timerMs: 1_000 }));
    await pass(2_000);
    expect(notice()).toBeNull();
    await pass(SESSION_END_REPEAT_MS);
    expect(notice()).not.toBeNull();
  });

  test('continues if another tab has used it, although this tab has shown the notice', async () => {
    const { app } = await open(null);
    await toNotice();
    app.store.write(TOKENS);
    await pass(SESSION_END_NOTICE_MS + HOUR_MS);
    expect(isSignedIn(app)).toBe(true);
  });
});

describe('a session at the end of its life', () => {
  test('cannot be extended: the notice offers to sign in again, and the address is stored', async () => {
    const { app } = await open(2 * HOUR_MS);
    await pass(HOUR_MS - SESSION_END_NOTICE_MS + 1_000);
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await press('Sign in again');
    expect([isSignedIn(app), sessionStorage.getItem(RETURN_KEY)]).toEqual([false, '/exam?page=2']);
  });
});
