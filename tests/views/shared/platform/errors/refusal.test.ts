import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { texts } from '#texts/compiled/en/platform/errors.generated.ts';
import { describeRefusal } from '#views/shared/platform/errors/refusal.ts';

test('a page that is not on the device lists, without the network, what still works', () => {
  const { status, title, text } = describeRefusal(new ProductError('NETWORK'), '/subject/physics', texts);
  expect({ status, title }).toEqual({ status: null, title: 'We couldn’t load this' });
  expect(text).toMatch(/can’t reach the server.*opened before still work/);
});

test('a permanent error is not a server failure, and no retry is offered', () => {
  const refusal = describeRefusal(new ProductError('ANSWERS_RESERVED'), '/exam/paper/1/scheme', texts);
  expect(refusal).toMatchObject({ status: null, title: 'You can’t open this', isRetryUseful: false });
});

test.each(['INTERNAL', 'NETWORK'] as const)('%s offers a retry', (code) => {
  expect(describeRefusal(new ProductError(code), '/subject/physics', texts).isRetryUseful).toBe(true);
});

test('a refusal that ends by itself is not a server failure: its own message is shown, with a retry', () => {
  const error = new ProductError('PAYMENT_UNAVAILABLE', { sentProblem: 'All seats are taken until tomorrow.' });
  expect(describeRefusal(error, '/subject/physics', texts)).toMatchObject({
    status: null,
    title: 'We couldn’t load this',
    text: 'All seats are taken until tomorrow.',
    isRetryUseful: true,
  });
});
