import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entitlementsOf, LEDGER_KINDS, type LedgerEntry } from '#domain/billing/entitlement-ledger.rule.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
const USER = randomUUID();

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into users (id, email, name, role, password_digest) values ($1, 'ledger@example.org', 'Ledger', 'student', 'x')`,
    [USER],
  );
  await database.pool.query(`insert into plans values ('standard', '{}'), ('pro', '{}') on conflict do nothing`);
});
afterAll(() => database?.close());

const DAY_MS = 86_400_000;
const NOW = Date.now();
const entry: fc.Arbitrary<LedgerEntry> = fc.record({
  grantId: fc.constantFrom('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'),
  kind: fc.constantFrom(...LEDGER_KINDS),
  planId: fc.constantFrom('standard', 'pro'),
  subjectId: fc.constant(null),
  until: fc.oneof(
    fc.integer({ min: -5, max: 5 }).map((days) => NOW + days * DAY_MS + DAY_MS / 2),
    fc.constant(Number.POSITIVE_INFINITY),
  ),
});
const key = ({ grantId, planId, until }: { grantId: string; planId: string | null; until: number }) =>
  `${grantId} ${planId} ${until}`;

test('the view has the same result for a ledger as the rule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
      await database.pool.query('delete from entitlements');
      await database.pool.query(
        `insert into entitlements (id, grant_id, user_id, kind, plan_id, ends_at)
         select gen_random_uuid(), grant_id, $1, kind, plan_id, ends_at
         from unnest($2::uuid[], $3::text[], $4::text[], $5::timestamptz[]) as row(grant_id, kind, plan_id, ends_at)`,
        [
          USER,
          entries.map(({ grantId }) => grantId),
          entries.map(({ kind }) => kind),
          entries.map(({ planId }) => planId),
          entries.map(({ until }) => (until === Number.POSITIVE_INFINITY ? null : new Date(until).toISOString())),
        ],
      );
      const { rows } = await database.pool.query<{ grantId: string; planId: string; until: Date | null }>(
        `select grant_id as "grantId", plan_id as "planId", ends_at as until from entitlements_in_force`,
      );
      const reported = rows.map((row) => key({ ...row, until: row.until?.getTime() ?? Number.POSITIVE_INFINITY }));
      const meant = entitlementsOf(entries)
        .filter(({ until }) => until > Date.now())
        .map(key);
      expect(reported.sort()).toEqual(meant.sort());
    }),
    { numRuns: 60 },
  );
});

test('rows of the ledger are never changed', async () => {
  await database.pool.query(`insert into entitlements (id, user_id, plan_id) values ($1, $2, 'pro')`, [
    randomUUID(),
    USER,
  ]);
  await expect(database.pool.query(`update entitlements set ends_at = now()`)).rejects.toThrow('never changed');
});

test('a user’s access is found by the index, however many users there are', async () => {
  await database.pool.query(
    `with people as (insert into users (id, email, name, role, password_digest)
       select gen_random_uuid(), n || '@many.example', 'n', 'student', 'x' from generate_series(1, 3000) n returning id)
     insert into entitlements (id, user_id, plan_id) select gen_random_uuid(), id, 'standard' from people`,
  );
  await database.pool.query('analyze entitlements');
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from users u left join lateral (select count(*) from entitlements_in_force e where e.user_id = u.id) e on true
     where u.id = '${USER}'`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('entitlements_user');
});
