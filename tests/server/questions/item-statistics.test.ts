import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correlation, cronbachAlpha, facility } from '#domain/questions/statistics/item-statistics.ts';
import { countResults } from '#server/attempts/results/count-results.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import {
  readItemStatistics,
  readReliability,
  readStatisticsOfItem,
} from '#server/questions/item-statistics.queries.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

const BANK_AUTHOR = { userId: randomUUID(), schoolId: null, bank: true, readsSchool: null };

let database: TestDatabase;
let bank: TestBank;

/** Credits of eight students for the bank's first three items; a choice for each at the first. */
const ROWS = [
  [1, 1, 1],
  [1, 1, 0.5],
  [1, 0.5, 1],
  [0, 1, 0],
  [1, 0, 0.5],
  [0, 0.5, 0],
  [0, 0, 0.5],
  [0, 0, 0],
];

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await testBank(database.pool, { free: true, slug: 'bank' });
  for (const row of ROWS) await write(row);
});
afterAll(() => database.close());

async function write(credits: readonly number[], userId: string = randomUUID()): Promise<string> {
  const attempt = randomUUID();
  await inTransaction(database.pool, async (client) => {
    await client.query(
      `insert into users (id, email, name, role, password_digest) values ($1::uuid, $1::uuid::text, 'X', 'student', '') on conflict do nothing`,
      [userId],
    );
    await client.query(
      `insert into attempts (id, user_id, quiz_id, handed_in_at, handed_in_by, marks, marks_out_of) values ($1, $2, $3, now(), 'student', 0, 3)`,
      [attempt, userId, bank.quiz],
    );
    await client.query(
      `insert into attempt_items (attempt_id, position, version_id, outcome, credit)
       select $1, qi.position, v.id, case when c.credit = 1 then 'right' else 'wrong' end, c.credit
       from quiz_items qi join item_versions v on v.item_id = qi.item_id
       join unnest($3::float8[]) with ordinality as c(credit, position) on c.position = qi.position where qi.quiz_id = $2`,
      [attempt, bank.quiz, credits],
    );
    await client.query(
      `insert into answer_log (operation_id, attempt_id, position, sequence, response) values (gen_random_uuid(), $1, 1, 1, $2)`,
      [attempt, JSON.stringify({ choice: credits[0] === 1 ? 'B' : 'A' })],
    );
    await countResults(client, attempt);
  });
  return userId;
}

describe('item statistics', () => {
  it('match the formulas, computed by the database', async () => {
    const versions = await readItemStatistics(database.pool, BANK_AUTHOR, [bank.topicId], 1);
    for (const { item } of versions) {
      const ofQuestion = versions.filter((version) => version.item === item);
      const positions = (some: typeof versions) =>
        some.map(({ version, students, facility }) => [version, students, facility]);
      expect(positions(await readStatisticsOfItem(database.pool, BANK_AUTHOR, item, 1))).toEqual(positions(ofQuestion));
    }
    expect(versions).toHaveLength(3);
    for (const [item, version] of versions.entries()) {
      const scores = ROWS.map((row) => row[item] ?? 0);
      const rest = ROWS.map((row) => (row.reduce((a, b) => a + b, 0) - (row[item] ?? 0)) / 2);
      expect(version.students).toBe(ROWS.length);
      expect(version.facility).toBeCloseTo(facility(scores), 12);
      expect(version.discrimination).toBeCloseTo(correlation(scores, rest) ?? Number.NaN, 9);
    }
    expect(versions[0]?.choices.map(({ choice, students }) => [choice, students])).toEqual([
      ['A', 4],
      ['B', 4],
    ]);
    const { alpha, items } = await readReliability(database.pool, BANK_AUTHOR, bank.quiz, 1);
    expect(items).toBe(3);
    expect(alpha).toBeCloseTo(cronbachAlpha(ROWS) ?? Number.NaN, 9);
  });

  it('are not shown for few students', async () => {
    const [version] = await readItemStatistics(database.pool, BANK_AUTHOR, [bank.topicId], ROWS.length + 1);
    expect(version).toMatchObject({
      students: ROWS.length,
      facility: null,
      discrimination: null,
      seconds: null,
      choices: [],
    });
    expect((await readReliability(database.pool, BANK_AUTHOR, bank.quiz, ROWS.length + 1)).alpha).toBeNull();
  });

  it('count each student’s first answer alone', async () => {
    const student = await write([1, 1, 1]);
    const [before] = await readItemStatistics(database.pool, BANK_AUTHOR, [bank.topicId], 1);
    await write([0, 0, 0], student);
    expect((await readItemStatistics(database.pool, BANK_AUTHOR, [bank.topicId], 1))[0]).toEqual(before);
  });

  it('include in the reliability only students whose answers were all marked, and not those that wait for marking', async () => {
    const [row] = (
      await database.pool.query<{ version: string }>('select min(version_id::text) as version from attempt_items')
    ).rows;
    await database.pool.query(
      'update attempt_items set credit = null where ctid = (select min(ctid) from attempt_items where version_id = $1)',
      [row?.version],
    );
    expect((await readReliability(database.pool, BANK_AUTHOR, bank.quiz, 1)).items).toBe(2);
  });
});
