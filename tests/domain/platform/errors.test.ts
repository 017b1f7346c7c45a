import { expect, test } from 'vitest';
import { ERRORS, errorRow, isErrorCode, ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';

test('statuses and reactions are those of the requirement', () => {
  expect(Object.entries(ERRORS).map(([code, { status, reaction }]) => [code, status, reaction])).toEqual([
    ['UNAUTHENTICATED', 401, 'reload'],
    ['PAYMENT_REQUIRED', 402, 'pricing'],
    ['PIN_REQUIRED', 200, 'verifyPin'],
    // Ours: what a school requires of sign-ins.
    ['FACTOR_SETUP_REQUIRED', 200, 'verifyPin'],
    ['DOCUMENT_REFUSED', 400, 'none'],
    ['NETWORK', 0, 'toast'],
    ['INTERNAL', 500, 'none'],
  ]);
});

test('any other is sent inside the response, without a reaction', () => {
  expect(errorRow('FORBIDDEN')).toEqual({ status: 200, reaction: 'none' });
});

test.each(['FORBIDDEN', 'NETWORK', 'OF_ANOTHER_VERSION'])('%s is a code', (code) =>
  expect(isErrorCode(code)).toBe(true),
);
test.each(['forbidden', 'toString', '', null, 402, undefined, ['FORBIDDEN']])('%j is not', (value) =>
  expect(isErrorCode(value)).toBe(false),
);

test('a refusal’s message is its code, or its problem', () => {
  const cause = new Error('x');
  const refusal = new ProductError('FORBIDDEN', { fields: { name: 'No' }, retryAfterSeconds: 3, cause });
  expect(refusal).toMatchObject({ name: 'ProductError', code: 'FORBIDDEN', message: 'FORBIDDEN', cause });
  expect(refusal).toMatchObject({ fields: { name: 'No' }, retryAfterSeconds: 3 });
  expect(new ProductError('FORBIDDEN', { problem: problemText('birthFinal') }).message).toBe('birthFinal');
});
