import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { texts } from '#texts/compiled/en/platform/errors.generated.ts';
import { describeRefusal } from '#views/shared/platform/errors/refusal.ts';

test('a page that is not on the device says, without the network, what still works', () => {
  const { status, title, text } = describeRefusal(new ProductError('NETWORK'), '/subject/physics', texts);
  expect({ status, title }).toEqual({ status: null, title: 'We couldn’t load this' });
  expect(text).toMatch(/can’t reach the server.*opened before still work/);
});
