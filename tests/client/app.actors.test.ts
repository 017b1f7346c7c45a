import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { MediaDocument } from '#api/documents/content/media.generated.ts';
import { REFRESH_KEY } from '#api/token-store.ts';
import type { App } from '#client/app.actors.ts';
import { paywallReturn } from '#client/billing/paywall-return.ts';
import { openDialog } from '#client/platform/dialog/dialog.actor.ts';
import { WINDOW_RETURN_GAP_MS } from '#domain/platform/screen.limits.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

let running: App | undefined;
afterEach(() => running?.stop());

async function signedIn(answers = {}) {
  const fake = startFakeApp({ user: STUDENT, answers });
  running = fake.app;
  fake.app.store.write({ token: 't1', refreshToken: 'r1', expiresIn: 300 });
  localStorage.setItem('two_factor_pin', 'set');
  localStorage.setItem('two_factor_verified', 'true');
  await waitFor(fake.app.auth, (state) => state.matches('authenticated'));
  return fake;
}

describe('sign-out', () => {
  test('clears user, tokens and PIN flags, then goes to the sign-in page', async () => {
    const { app, navigate } = await signedIn({ signOut: { signOut: true } });
    app.auth.send({ type: 'signOut.requested' });
    await waitFor(app.auth, (state) => state.matches('unauthenticated'));
    expect(app.store.token()).toBeNull();
    expect({ ...localStorage }).toEqual({});
    expect(app.auth.getSnapshot().context.user).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('in another tab applies at once', async () => {
    const { app, navigate } = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: REFRESH_KEY, newValue: null }));
    expect(app.auth.getSnapshot().matches('unauthenticated')).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('ignores other changes of the storage', async () => {
    const { app } = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: null }));
    expect(app.auth.getSnapshot().matches('authenticated')).toBe(true);
  });
});

describe('when the page becomes visible', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('the session is read again', async () => {
    const { app, operations, world } = await signedIn();
    world.user = { ...STUDENT, name: 'Ada L.' };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(app.auth, ({ context }) => context.user?.name === 'Ada L.');
    expect(operations.filter(({ name }) => name === 'session')).toHaveLength(2);
  });
});

describe('when the window receives the focus', () => {
  const sessionCalls = ({ operations }: Awaited<ReturnType<typeof signedIn>>): number =>
    operations.filter(({ name }) => name === 'session').length;

  test('the session is read again', async () => {
    const fake = await signedIn();
    fake.world.user = { ...STUDENT, name: 'Ada L.' };
    window.dispatchEvent(new Event('focus'));
    await waitFor(fake.app.auth, ({ context }) => context.user?.name === 'Ada L.');
    expect(sessionCalls(fake)).toBe(2);
  });

  test.each([
    ['at once', 0],
    ['a moment after the session was read', 50],
  ])('and the page is shown %s, the session is read once', async (_, delayMs) => {
    const fake = await signedIn();
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    window.dispatchEvent(new Event('focus'));
    await waitFor(fake.app.auth, (state) => state.matches({ authenticated: 'sessionLoaded' }));
    expect(sessionCalls(fake)).toBe(2);
  });

  test('later on, the session is read each time', async () => {
    const fake = await signedIn();
    const at = (timeStamp: number) => Object.defineProperty(new Event('focus'), 'timeStamp', { value: timeStamp });
    for (const [index, timeStamp] of [0, WINDOW_RETURN_GAP_MS].entries()) {
      window.dispatchEvent(at(timeStamp));
      await waitFor(fake.app.auth, (state) => state.matches({ authenticated: 'sessionLoaded' }));
      expect(sessionCalls(fake)).toBe(index + 2);
    }
  });

  test('a hidden page reads nothing', async () => {
    const fake = await signedIn();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('focus'));
    expect(fake.app.auth.getSnapshot().matches({ authenticated: 'sessionLoaded' })).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('a session that the server refuses reloads the page', () => {
  async function refusedAt(requestedLocation: Pick<URL, 'pathname' | 'search'>, before = (_: App) => {}) {
    const location = {
      ...{ protocol: 'http:', href: 'http://localhost/home', pathname: '/home', search: '' },
      ...{ reload: vi.fn(), assign: vi.fn() },
    };
    const answers = { media: { code: 'UNAUTHENTICATED' } };
    const fake = startFakeApp({
      user: STUDENT,
      answers,
      replaced: { location, navigator: { onLine: true } },
      requestedLocation: () => requestedLocation,
    });
    running = fake.app;
    await waitFor(fake.app.auth, (state) => state.matches('authenticated'));
    before(fake.app);
    await fake.app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
    return location;
  }

  test('at the current address', async () => {
    const location = await refusedAt({ pathname: '/home', search: '' });
    expect(location.reload).toHaveBeenCalledOnce();
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('at the address that was being opened', async () => {
    const location = await refusedAt({ pathname: '/exam', search: '?page=2' });
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/exam?page=2');
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('but not if the session has ended on this page before', async () => {
    const location = await refusedAt({ pathname: '/login', search: '' }, ({ auth }) => {
      auth.send({ type: 'session.ended' });
      expect(auth.getSnapshot().matches({ unauthenticated: 'signedOut' })).toBe(true);
    });
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe('a session that the server refuses again', () => {
  const refused = { media: { code: 'UNAUTHENTICATED' } };
  const shownToasts = ({ toast }: App) => toast.getSnapshot().context.entries.map(({ message }) => message);

  test('right after a reload, ends on the sign-in page, with a reason', async () => {
    const fake = startFakeApp({
      user: STUDENT,
      answers: refused,
      reloadedAt: Date.now(),
      replaced: { navigator: { onLine: true } },
    });
    running = fake.app;
    await waitFor(fake.app.auth, (state) => state.matches('authenticated'));
    await fake.app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
    expect(fake.app.auth.getSnapshot().matches('unauthenticated')).toBe(true);
    expect(fake.navigate).toHaveBeenLastCalledWith('/login');
    expect(shownToasts(fake.app)).toEqual(['UNAUTHENTICATED']);
  });

  test.each([
    ['an earlier page', null],
    ['a page that was just reloaded', Date.now()],
  ])('does not end on %s while an answer is only there, and says what to do', async (_, reloadedAt) => {
    const location = {
      protocol: 'http:',
      href: 'http://localhost/home',
      pathname: '/home',
      search: '',
      reload: vi.fn(),
    };
    const fake = startFakeApp({
      user: STUDENT,
      answers: refused,
      reloadedAt,
      replaced: { location, navigator: { onLine: true } },
    });
    const { app, world } = fake;
    running = app;
    await waitFor(app.auth, (state) => state.matches('authenticated'));
    app.flush.register(async () => undefined, { isUnsaved: () => true });
    await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
    world.user = null;
    app.auth.send({ type: 'window.shown' });
    await waitFor(app.auth, (state) => state.matches({ authenticated: 'sessionLoaded' }));
    expect(location.reload).not.toHaveBeenCalled();
    expect(fake.navigate).not.toHaveBeenCalled();
    expect(app.store.token()).not.toBeNull();
    expect(shownToasts(app)).toEqual(['sessionEndedUnsaved']);
  });
});

test('a dialog closes when the session of its page has ended', async () => {
  const { app } = await signedIn();
  const answer = openDialog(app, { title: 'Delete this class?' });
  window.dispatchEvent(new StorageEvent('storage', { key: REFRESH_KEY, newValue: null }));
  await expect(answer).resolves.toEqual({ reason: 'close', value: null });
});

const PAYMENT_REQUIRED = { code: 'PAYMENT_REQUIRED', message: 'Payment required' };

describe('content that the API refuses', () => {
  const toasts = ({ toast }: App) => toast.getSnapshot().context.entries;

  test.each([
    ['any plan', STUDENT, 'needsAnyPlan'],
    ['the pro plan', { ...STUDENT, standard_plan_purchased: true }, 'needsProPlan'],
  ])('shows that %s opens it, once for any number of refusals', async (_, user, message) => {
    const fake = startFakeApp({ user, answers: { media: PAYMENT_REQUIRED } });
    running = fake.app;
    await waitFor(fake.app.auth, (state) => state.matches('authenticated'));
    const ask = () => fake.app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
    await Promise.all([ask(), ask()]);
    await vi.waitFor(() => expect(fake.navigate).toHaveBeenCalledTimes(2));
    expect(toasts(fake.app)).toMatchObject([{ message, duration: 3_000, delayed: true }]);
  });

  test('is announced again when it is opened again, replacing the earlier toast', async () => {
    const { app, navigate } = await signedIn({ media: PAYMENT_REQUIRED });
    const ask = async (times: number) => {
      await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
      await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(times));
    };
    await ask(1);
    const [before] = toasts(app);
    app.toast.send({ type: 'navigation.ended' });
    await ask(2);
    expect(toasts(app)).toHaveLength(1);
    expect(toasts(app)[0]?.id).not.toBe(before?.id);
  });
});

test('a 402 redirects to the plans, and back to the requested address after payment', async () => {
  const { app, navigate } = await signedIn({ media: PAYMENT_REQUIRED });
  window.history.replaceState(null, '', '/subject/physics/topic/waves/audio?from=home');
  await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/pricing'));
  expect(paywallReturn.read()).toBe('/subject/physics/topic/waves/audio?from=home');
  window.history.replaceState(null, '', '/pricing');
  await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  expect(paywallReturn.read()).toBe('/subject/physics/topic/waves/audio?from=home');
  window.history.replaceState(null, '', '/');
});
