import { afterEach, expect, test, vi } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { describeProblem } from '#views/shared/platform/form/problem.ts';

afterEach(() => vi.restoreAllMocks());

test('the server’s message is shown, with those of fields', () => {
  const fields = { email: 'emailInvalid' };
  expect(describeProblem(new ProductError('INVALID_INPUT', { fields }))).toEqual({
    message: 'INVALID_INPUT',
    fields,
  });
});

test('a module that cannot be downloaded is a network error, and not an internal one', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(describeProblem(missing)).toEqual({ message: 'NETWORK', fields: {} });
});

test('anything else is an internal error, and is logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(describeProblem(new TypeError('x is undefined')).message).toBe('INTERNAL');
  expect(log).toHaveBeenCalledTimes(1);
});
