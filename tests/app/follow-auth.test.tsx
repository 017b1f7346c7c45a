import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { App } from '#client/app.actors.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { VIEWS } from '#views/index.ts';
import { createRoutes } from '../../src/app/router.tsx';
import { followAuth } from '../../src/app/session/follow-auth.ts';
import { noPageFiles } from '../support/browser/no-page-files.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

/** Layouts are downloaded, which takes long on a busy machine. */
const PATIENCE = { timeout: 20_000 };

let running: App | undefined;
afterEach(() => {
  running?.stop();
  vi.restoreAllMocks();
});

async function open(path: string, user: SessionUser | null) {
  vi.spyOn(VIEWS, 'exams').mockImplementation(async () => ({ Component: () => null }));
  const fake = startFakeApp({ user, answers: { pinLock: { pinLockedForSeconds: 0 } } });
  const { app } = fake;
  running = app;
  const router = createMemoryRouter(createRoutes(app, noPageFiles(app), localStorage), { initialEntries: [path] });
  followAuth(app, router);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), PATIENCE);
  return { ...fake, router };
}

const VERIFIED: SessionUser = { ...STUDENT, pin: 'verified' };

test('a page is closed as soon as a PIN that was set on another device is known', async () => {
  const { app, router, world } = await open('/exam', VERIFIED);
  expect(router.state.location.pathname).toBe('/exam');
  world.user = { ...VERIFIED, pin: 'pending' };
  app.auth.send({ type: 'window.shown' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify-pin'), PATIENCE);
});

test('a page stays while nothing about the PIN has changed', async () => {
  const { app, router, world } = await open('/exam', VERIFIED);
  const { key } = router.state.location;
  world.user = { ...VERIFIED, name: 'Ada L.' };
  app.auth.send({ type: 'window.shown' });
  await waitFor(app.auth, ({ context }) => context.user?.name === 'Ada L.');
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.key).toBe(key);
});
