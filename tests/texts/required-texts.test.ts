import { expect, test } from 'vitest';
import { TOAST_NEEDS_ANY, TOAST_NEEDS_PRO } from '#domain/access/content-access.rule.ts';
import { INVALID_EMAIL } from '#domain/credentials/credentials.schema.ts';
import { INVALID_URL } from '#domain/dialog/dialog-input.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { texts as errors } from '#texts/compiled/en/platform/errors.generated.ts';

// The requirement fixes these texts, so a rewording of the interface must leave them alone.
test.each([
  ['toast of denied content, standard plan owned', TOAST_NEEDS_PRO, 'Please purchase pro plan to access.'],
  ['toast of denied content otherwise', TOAST_NEEDS_ANY, 'Please purchase any plan to access.'],
  ['toast of network errors', new ProductError('NETWORK').message, 'Network error'],
  ['API status 402', new ProductError('PAYMENT_REQUIRED').message, 'Payment required'],
  ['error page of an unknown route', errors.notFound.title({ path: '/nowhere' }), 'Page Not Found: /nowhere'],
  ['error page otherwise', errors.internal, 'Internal Server Error'],
  ['dialog input of type email', INVALID_EMAIL, 'Invalid email address'],
  ['dialog input of type URL', INVALID_URL, 'Invalid URL'],
])('%s', (_, text, required) => {
  expect(text).toBe(required);
});
