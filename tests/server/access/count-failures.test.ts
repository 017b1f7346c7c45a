import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import { type AttemptLimit, countFailures } from '#server/access/count-failures.ts';

function limitOf(most: number) {
  let counted = 0;
  const limit: AttemptLimit = {
    count: async () => {
      counted += 1;
      if (counted > most) throw tooManyAttempts(60);
    },
    refund: async () => {
      counted -= 1;
    },
    forget: async () => {
      counted = 0;
    },
  };
  return { limit, counted: () => counted };
}
const fail = (cause: Error) => () => Promise.reject(cause);

test('a success counts towards no limit, and a refusal towards all of them', async () => {
  const [first, second] = [limitOf(2), limitOf(9)];
  const counted = [
    [first.limit, 'key'],
    [second.limit, 'key'],
  ] as const;
  for (let n = 0; n < 20; n += 1) expect(await countFailures(counted, async () => 'done')).toBe('done');
  expect([first.counted(), second.counted()]).toEqual([0, 0]);
  for (let n = 0; n < 2; n += 1)
    await expect(countFailures(counted, fail(new ProductError('WRONG_CODE')))).rejects.toMatchObject({
      code: 'WRONG_CODE',
    });
  expect([first.counted(), second.counted()]).toEqual([2, 2]);
  await expect(countFailures(counted, async () => 'done')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
});

test('it counts before the work starts, so that parallel guesses are refused', async () => {
  const { limit } = limitOf(3);
  let checked = 0;
  const guesses = Array.from({ length: 8 }, () =>
    countFailures([[limit, 'key']], async () => {
      checked += 1;
      await new Promise(setImmediate);
      throw new ProductError('WRONG_CREDENTIALS');
    }),
  );
  await Promise.allSettled(guesses);
  expect(checked).toBe(3);
});

test('an error of the server does not count as a failed attempt', async () => {
  const { limit, counted } = limitOf(1);
  await expect(countFailures([[limit, 'key']], fail(new Error('the database is gone')))).rejects.toThrow('database');
  expect(counted()).toBe(0);
});
