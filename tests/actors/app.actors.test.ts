import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { App } from '#actors/app.actors.ts';
import { paywallPlace } from '#actors/checkout/paywall-place.ts';
import { MediaDocument } from '#api/documents/media.generated.ts';
import { REFRESH_KEY } from '#api/token-store.ts';
import { startFakeApp } from '../support/fake-app.ts';
import { STUDENT } from '../support/fake-people.ts';

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
  test('forgets user, tokens and the marks of the PIN, then goes to the sign-in page', async () => {
    const { app, navigate } = await signedIn({ signOut: { signOut: true } });
    app.auth.send({ type: 'signOut.requested' });
    await waitFor(app.auth, (state) => state.matches('unauthenticated'));
    expect(app.store.token()).toBeNull();
    expect({ ...localStorage }).toEqual({});
    expect(app.auth.getSnapshot().context.user).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('in another tab is followed at once', async () => {
    const { app, navigate } = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: REFRESH_KEY, newValue: null }));
    expect(app.auth.getSnapshot().value).toBe('unauthenticated');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('of something else in the storage changes nothing', async () => {
    const { app } = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: null }));
    expect(app.auth.getSnapshot().matches('authenticated')).toBe(true);
  });
});

describe('when the page comes into view', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('the session is read again', async () => {
    const { app, operations, world } = await signedIn();
    world.user = { ...STUDENT, name: 'Ada L.' };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(app.auth, ({ context }) => context.user?.name === 'Ada L.');
    expect(operations.filter(({ name }) => name === 'session')).toHaveLength(2);
  });
});

test('a 402 leads to the plans, and the address that was wanted is gone back to after paying', async () => {
  const { app, navigate } = await signedIn({ media: { code: 'PAYMENT_REQUIRED' } });
  window.history.replaceState(null, '', '/subject/physics/topic/waves/audio?from=home');
  await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pricing');
  expect(paywallPlace.read()).toBe('/subject/physics/topic/waves/audio?from=home');
  window.history.replaceState(null, '', '/pricing');
  await app.api(MediaDocument, { id: 'm1' }).catch(() => undefined);
  expect(paywallPlace.read()).toBe('/subject/physics/topic/waves/audio?from=home');
  window.history.replaceState(null, '', '/');
});
