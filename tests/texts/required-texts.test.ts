import { expect, test } from 'vitest';
import { TOAST_NEEDS_ANY, TOAST_NEEDS_PRO } from '#domain/access/content-access.rule.ts';
import { INVALID_EMAIL } from '#domain/access/credentials.schema.ts';
import { PAYMENT_REQUIRED_MESSAGE } from '#domain/platform/errors.ts';
import { INVALID_URL } from '#domain/platform/navigation/dialog-input.rule.ts';
import { texts as errors } from '#texts/compiled/en/platform/errors.generated.ts';
import { messageNow as words } from '#texts/platform/problems.texts.ts';

// The requirement fixes these texts, so a rewording of the interface must leave them alone.
test.each([
  ['toast of denied content, standard plan owned', () => words(TOAST_NEEDS_PRO), 'Please purchase pro plan to access.'],
  ['toast of denied content otherwise', () => words(TOAST_NEEDS_ANY), 'Please purchase any plan to access.'],
  ['toast of network errors', () => words('NETWORK'), 'Network error'],
  ['API status 402', () => PAYMENT_REQUIRED_MESSAGE, 'Payment required'],
  ['error page of an unknown route', () => errors.notFound.title({ path: '/nowhere' }), 'Page Not Found: /nowhere'],
  ['error page otherwise', () => errors.internal, 'Internal Server Error'],
  ['dialog input of type email', () => words(INVALID_EMAIL), 'Invalid email address'],
  ['dialog input of type URL', () => words(INVALID_URL), 'Invalid URL'],
])('%s', (_, text, required) => {
  expect(text()).toBe(required);
});
