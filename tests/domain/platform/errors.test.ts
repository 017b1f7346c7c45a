import { expect, test } from 'vitest';
import { ERRORS, isErrorCode, ProductError } from '#domain/platform/errors.ts';

test('every refusal says something, in a sentence', () => {
  for (const [code, { message }] of Object.entries(ERRORS)) expect(message, code).toMatch(/^[A-Z].{8,}[\w.]$/);
});

test('statuses and reactions are those of the requirement', () => {
  const statusMessage = Object.entries(ERRORS).filter(
    ([, { status, reaction }]) => status !== 200 || reaction !== 'none',
  );
  expect(statusMessage.map(([code, { status, reaction }]) => [code, status, reaction])).toEqual([
    ['UNAUTHENTICATED', 401, 'reload'],
    ['PAYMENT_REQUIRED', 402, 'pricing'],
    ['PIN_REQUIRED', 200, 'verifyPin'],
    ['DOCUMENT_REFUSED', 400, 'none'],
    ['NETWORK', 0, 'toast'],
    ['INTERNAL', 500, 'none'],
  ]);
});

test.each(['FORBIDDEN', 'NETWORK'])('%s is a code', (code) => expect(isErrorCode(code)).toBe(true));
test.each(['forbidden', 'toString', '', null, 402, undefined, ['FORBIDDEN']])('%j is none', (value) =>
  expect(isErrorCode(value)).toBe(false),
);

test('a refusal has the message of its row, or its own', () => {
  const cause = new Error('x');
  const refusal = new ProductError('FORBIDDEN', { fields: { name: 'No' }, retryAfterSeconds: 3, cause });
  expect(refusal).toMatchObject({ name: 'ProductError', code: 'FORBIDDEN', message: ERRORS.FORBIDDEN.message, cause });
  expect(refusal).toMatchObject({ fields: { name: 'No' }, retryAfterSeconds: 3 });
  expect(new ProductError('FORBIDDEN', { message: 'Not you.' }).message).toBe('Not you.');
});
