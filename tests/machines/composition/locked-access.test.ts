import { expect, test } from 'vitest';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { EXAMPLE_USER } from '#machines/auth/auth.proof.ts';
import { afterAuth, afterReading, afterRefusal, hasAccess } from '#machines/composition/wiring.ts';

/* A factor that is required and missing locks the application, as a PIN that has not been entered does. */

const auth = (user: SessionUser | null) =>
  authMachine.resolveState({
    value: user === null ? { unauthenticated: 'signedOut' } : { authenticated: 'sessionLoaded' },
    context: { tokenPointer: '', user, credentials: null, registration: null, tokens: null, problem: null },
  });
const FREE = auth({ ...EXAMPLE_USER, factor_missing: false });
const LOCKED = auth({ ...EXAMPLE_USER, factor_missing: true });
const WITHOUT_PIN = auth({ ...EXAMPLE_USER, pin: 'pending', factor_missing: true });

test('has no access until it is set up', () => {
  expect([FREE, LOCKED, WITHOUT_PIN, auth(null), null].map(hasAccess)).toEqual([true, false, false, false, false]);
});

test('closes dialogs and sends the router to the guard again, once', () => {
  const closes = { to: 'dialog', event: { type: 'access.ended' } };
  const again = { to: 'router', go: 'again' };
  expect(afterAuth(FREE, LOCKED)).toEqual(expect.arrayContaining([closes, again]));
  expect(afterAuth(LOCKED, LOCKED)).not.toContainEqual(again);
  expect(afterAuth(LOCKED, LOCKED)).not.toContainEqual(closes);
});

test('sends work that is left on the device once it is set up', () => {
  const sends = { to: 'browser', effect: 'sendLeftWork' };
  expect(afterAuth(LOCKED, FREE)).toContainEqual(sends);
  expect(afterAuth(auth(null), LOCKED)).not.toContainEqual(sends);
});

test('a refusal reads the session again, and leads to the PIN first, then to sign-in, where it is set up', () => {
  expect(afterRefusal('verifyPin', FREE)).toEqual([
    { to: 'auth', event: { type: 'session.changed' }, waiting: 'demandPin' },
  ]);
  expect(afterReading('demandPin', WITHOUT_PIN)).toEqual([{ to: 'router', go: 'verifyPin' }]);
  expect(afterReading('demandPin', LOCKED)).toEqual([{ to: 'router', go: 'login' }]);
  expect(afterReading('demandPin', FREE)).toEqual([]);
  expect(afterReading('demandPin', auth(null))).toEqual([]);
});
