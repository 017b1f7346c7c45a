import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkReferencesOnce } from '#server/demo/school/check-references-once.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  client = await database.pool.connect();
  await client.query('begin');
});
afterEach(async () => {
  await client.query('rollback');
  client.release();
});

const foreignKeys = async (): Promise<readonly string[]> => {
  const { rows } = await client.query<{ text: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'f' order by 1`,
  );
  return rows.map(({ text }) => text);
};

test('the same foreign keys are there afterwards, and those of the largest tables not meanwhile', async () => {
  const before = await foreignKeys();
  let meanwhile: readonly string[] = [];
  await checkReferencesOnce(client, async () => {
    meanwhile = await foreignKeys();
  });
  expect(await foreignKeys()).toEqual(before);
  const removed = before.filter((each) => !meanwhile.includes(each));
  expect([removed.length > 10, removed.some((each) => each.startsWith('counted_answers '))]).toEqual([true, true]);
});

test('a row that refers to nothing is refused', async () => {
  const filling = checkReferencesOnce(client, async () => {
    await client.query(
      `insert into answer_log (operation_id, attempt_id, position, sequence, response) values ($1, $2, 1, 1, '{}')`,
      [randomUUID(), randomUUID()],
    );
  });
  await expect(filling).rejects.toThrow(/violates foreign key/);
});
