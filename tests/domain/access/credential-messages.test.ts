import { expect, test } from 'vitest';
import { isCommonPassword } from '#domain/access/common-password.rule.ts';
import { emailSchema, nameSchema, signInSchema } from '#domain/access/credentials.schema.ts';
import { PASSWORD_MAX_CHARS } from '#domain/access/sign-in.limits.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';

type Checked = { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined };
const problemOf = ({ error }: Checked) => error?.issues[0]?.message ?? null;
const signIn = (password: unknown) => problemOf(signInSchema.safeParse({ email: 'ada@example.org', password }));

test('a missing value and a too long one have messages', () => {
  expect(problemOf(emailSchema.safeParse(undefined))).toBe('emailMissing');
  expect(problemOf(nameSchema.safeParse(undefined))).toBe('ownNameMissing');
  expect(problemOf(nameSchema.safeParse('  '))).toBe('ownNameMissing');
  expect(problemOf(nameSchema.safeParse('n'.repeat(NAME_MAX_CHARS)))).toBeNull();
  expect(problemOf(nameSchema.safeParse('n'.repeat(NAME_MAX_CHARS + 1)))).toBe('nameTooLong');
  expect(signIn(undefined)).toBe('passwordMissing');
  expect(signIn('')).toBe('passwordMissing');
  expect(signIn('p')).toBeNull();
  expect(signIn('p'.repeat(PASSWORD_MAX_CHARS + 1))).toBe('passwordTooLong');
});

test.each([
  ['two characters in turn', 'zjzjzjzjzj'],
  ['two characters, surrounded by spaces', '  zzzzzzzzzz '],
  ['a keyboard row from the middle', 'fghjklzxcvbnm'],
  ['descending digits', '9876543210'],
  ['digits surrounded by letters', 'ab1234567890'],
  ['digits followed by letters', '1234567890ab'],
  ['a word spelt with digits', 'p4ssw0rd'],
  ['a word spelt with symbols', 'P@$$w0rd!!!'],
  ['a word twice', 'passwordpassword'],
  ['a word among digits', '123password456'],
])('%s is a guessable password', (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['qzx1234567890', 'study-with-lectern', 'zjqzjqzjkw', 'x9k2m4p7q1'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
