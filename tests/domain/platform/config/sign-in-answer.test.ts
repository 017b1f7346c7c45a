import { expect, test } from 'vitest';
import { readPointer } from '#domain/platform/config/json-pointer.ts';
import { tokensAt } from '#domain/platform/config/sign-in-answer.ts';

test('a pointer finds values by RFC 6901, escapes included, and nothing inherited', () => {
  const data = { 'a/b': { '~c': ['x', 'y'] } };
  expect(readPointer(data, '/a~1b/~0c/1')).toBe('y');
  expect(readPointer(data, '/toString')).toBeUndefined();
  expect(readPointer(data, '/a~1b/none/deeper')).toBeUndefined();
  expect(readPointer(data, '/a~1b/~0c/1/length')).toBeUndefined();
  expect(readPointer(data, '')).toBe(data);
});

test('the refresh token and the lifetime are next to the access token', () => {
  const data = { signIn: { token: 't', refreshToken: 'r', expiresIn: 300 } };
  expect(tokensAt(data, '/signIn/token')).toEqual({ token: 't', refreshToken: 'r', expiresIn: 300 });
  expect(tokensAt({ jwt: 't' }, '/jwt')).toEqual({ token: 't', refreshToken: null, expiresIn: null });
});

test.each([{}, { signIn: null }, { signIn: { token: 7 } }, { signIn: { token: '' } }, null])(
  'without a string at the pointer there is no token: %j',
  (data) => expect(tokensAt(data, '/signIn/token')).toBeNull(),
);
