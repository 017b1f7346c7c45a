import { expect, test } from 'vitest';
import { createReturnTo } from '../../src/app/navigation/return-to.ts';
import { STUDENT } from '../support/users/fake-users.ts';

function returnAddress(stored?: string) {
  const saved = new Map<string, string>();
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  };
  if (stored !== undefined) storage.setItem('return.place', stored);
  return createReturnTo(storage);
}

test('the user returns to a protected address once, including its query', () => {
  const returnTo = returnAddress();
  returnTo.remember({ pathname: '/subject/physics/topic/motion/quiz/q1', search: '?attempt=a1' });
  expect(returnTo.take(STUDENT)).toBe('/subject/physics/topic/motion/quiz/q1?attempt=a1');
  expect(returnTo.take(STUDENT)).toBeNull();
});

test('a public page that redirects to sign-in because the session cannot be loaded is returned to as well', () => {
  expect(returnAddress('/pricing').take(STUDENT)).toBe('/pricing');
});

test.each([
  'https://evil.example/home',
  '//evil.example/home',
  '/\\evil.example/home',
  '/\t/evil.example/home',
  'javascript:alert(1)',
  'home',
  '/login',
  '/no/such/page',
  '/home/../login',
  '',
])('%j is not returned to', (stored) => {
  expect(returnAddress(stored).take(STUDENT)).toBeNull();
});

test('completing the profile first keeps the address', () => {
  const returnTo = returnAddress('/exam');
  expect(returnTo.take({ ...STUDENT, is_complete_profile: 0 })).toBeNull();
  expect(returnTo.take(STUDENT)).toBe('/exam');
  expect(returnTo.take(STUDENT)).toBeNull();
});

test('neither an address of another role nor one without a user is returned to', () => {
  expect(returnAddress('/teacher/classroom').take(STUDENT)).toBeNull();
  expect(returnAddress('/teacher/classroom').take({ ...STUDENT, userRole: 'teacher' })).toBe('/teacher/classroom');
  expect(returnAddress('/exam').take(null)).toBeNull();
});
