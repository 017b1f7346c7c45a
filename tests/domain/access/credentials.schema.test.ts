import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/access/common-password.rule.ts';
import { emailSchema, signInSchema } from '#domain/access/credentials.schema.ts';
import { newPasswordSchema, signUpSchema } from '#domain/access/new-password.schema.ts';

describe('a new password', () => {
  const messages = (password: unknown) =>
    newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message);

  it.each([
    'password12',
    'Password123!',
    'P@ssw0rd2024',
    'PASSWORDPASSWORD',
    'qwertyuiop',
    'qwertyuiop123',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    '1234567890',
    '0987654321',
    '123456789a',
    'a123456789',
    '1234512345',
    'aaaaaaaaaa',
    '1212121212',
    'abcdefghij',
    'abc1234567',
    'abcabcabcabc',
    'iloveyou123',
    'lectern2026',
    '!!letmein!!',
    'football99',
    'Welcome2026!',
    'passwordpasswordpassword',
    '  password12',
  ])('is refused if attackers try it first: %s', (password) => {
    expect(messages(password)).toEqual(['passwordTooGuessable']);
  });

  it.each([
    'correct horse battery staple',
    'tr0ub4dor&3x',
    'the password is swordfish',
    'kilowatt-hour',
    'Zebra crossing 9',
    'mygrandmother likes tea',
    'пароль-длинный',
    '九九八十一難西遊記讀書會',
  ])('is accepted if it is none of those: %s', (password) => {
    expect(messages(password)).toBeUndefined();
  });

  it('has at least 10 and at most 200 characters', () => {
    expect(messages('kilowatt9')).toEqual(['passwordTooShort {"min":10}']);
    expect(messages(`kilowatt ${'x-y'.repeat(70)}`)).toEqual(['charactersTooMany {"max":200}']);
    expect(messages(undefined)).toEqual(['newPasswordMissing']);
  });

  it('is rarely refused when it is random', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{16}$/), (password) => {
        fc.pre(new Set(password.toLowerCase()).size > 8);
        expect(isCommonPassword(password)).toBe(false);
      }),
    );
  });

  it('is checked quickly, however long it is', () => {
    const started = performance.now();
    for (const text of ['ab'.repeat(100), `${'a'.repeat(199)}b`, 'abc1'.repeat(50)]) isCommonPassword(text);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('an email address', () => {
  it('is stored in lower case without surrounding spaces', () => {
    expect(emailSchema.parse('  Ada.Lovelace@Example.ORG ')).toBe('ada.lovelace@example.org');
  });

  it.each(['', 'ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', `${'a'.repeat(250)}@example.org`])(
    'is refused with the message of the requirement: %s',
    (text) => {
      const issues = emailSchema.safeParse(text).error?.issues ?? [];
      expect(issues.map(({ message }) => message)).toContain('emailInvalid');
    },
  );
});

describe('the forms', () => {
  it('sign in with any password, even one that would be refused today', () => {
    expect(signInSchema.safeParse({ email: 'a@example.org', password: 'x' }).success).toBe(true);
    expect(signInSchema.safeParse({ email: 'a@example.org', password: '' }).success).toBe(false);
  });

  it('do not trim a password', () => {
    const parsed = signUpSchema.parse({ name: ' Ada ', email: 'a@example.org', password: ' kilowatt-hour ' });
    expect(parsed).toEqual({ name: 'Ada', email: 'a@example.org', password: ' kilowatt-hour ' });
  });
});
