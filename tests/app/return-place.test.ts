import { expect, test } from 'vitest';
import { createReturnPlace } from '../../src/app/return-place.ts';
import { STUDENT } from '../support/fake-people.ts';

function place(stored?: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  if (stored !== undefined) storage.setItem('return.place', stored);
  return createReturnPlace(storage);
}

test('a protected address is gone back to once, with what was asked of it', () => {
  const returnPlace = place();
  returnPlace.remember({ pathname: '/subject/physics/topic/motion/quiz/q1', search: '?attempt=a1' });
  expect(returnPlace.take(STUDENT)).toBe('/subject/physics/topic/motion/quiz/q1?attempt=a1');
  expect(returnPlace.take(STUDENT)).toBeNull();
});

test('a public page, which leads to sign-in while the session cannot be loaded, is returned to as well', () => {
  expect(place('/pricing').take(STUDENT)).toBe('/pricing');
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
])('%j is not gone back to', (stored) => {
  expect(place(stored).take(STUDENT)).toBeNull();
});

test('a profile that is finished first does not make it forgotten', () => {
  const returnPlace = place('/exam');
  expect(returnPlace.take({ ...STUDENT, is_complete_profile: 0 })).toBeNull();
  expect(returnPlace.take(STUDENT)).toBe('/exam');
  expect(returnPlace.take(STUDENT)).toBeNull();
});

test('nor is an address of another role, nor any of nobody', () => {
  expect(place('/teacher/classroom').take(STUDENT)).toBeNull();
  expect(place('/teacher/classroom').take({ ...STUDENT, userRole: 'teacher' })).toBe('/teacher/classroom');
  expect(place('/exam').take(null)).toBeNull();
});
