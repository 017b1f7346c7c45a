import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../faults/scenarios.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

/*
 * The short form of `npm run test:faults`: the scenarios that need no separate database, with few students. Each runs
 * on a fresh database, since the checker reads all of it.
 */
const SIZE = { students: 6, kills: 2, shortSeconds: 3, calmMs: 700 };
const SHORT = ['killed again and again', 'before the commit'];

describe.each(SCENARIOS.filter(({ name }) => SHORT.some((part) => name.includes(part))))(
  'when $name',
  ({ mustFail, run }) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    it(mustFail ? 'the checker finds what was lost' : 'no acknowledged answer is lost', async () => {
      const { violations, counts } = await run(SIZE, database.url);
      expect(counts.acknowledged).toBeGreaterThan(0);
      if (mustFail) expect(violations).not.toEqual([]);
      else expect(violations).toEqual([]);
    }, 120_000);
  },
);
