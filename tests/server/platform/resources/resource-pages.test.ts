import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/access/permission.ts';
import { RESOURCE_PAGE_ROWS } from '#domain/platform/resources/resource.limits.ts';
import { FIRST_PAGE, type ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import type { Viewer } from '#server/access/viewer.ts';
import { readResourcePage } from '#server/platform/resources/resource-list.queries.ts';
import { openResource } from '#server/platform/resources/resource-scope.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const ROWS = 2 * RESOURCE_PAGE_ROWS + 20;
const ADMIN = { role: 'admin', userId: '', schoolId: null, permissions: PERMISSIONS } as unknown as Viewer;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // Many equal values, so that a sort order alone never distinguishes rows.
  await database.pool.query(
    `insert into faq_entries (id, heading, question, answer, position, published, updated_at)
     select gen_random_uuid(), 'Heading ' || n % 3, chr(65 + n % 7) || 'bc', 'Answer', n % 5, n % 2 = 0,
       timestamptz '2026-01-01' + make_interval(secs => n % 4 + 0.000001 * (n % 2))
     from generate_series(1, ${ROWS}) n`,
  );
});
afterAll(() => database?.close());

const read = (query: ResourceQuery) => readResourcePage(database.pool, openResource(ADMIN, 'faq', 'read'), query);

test('forward pages contain every row once, and backward pages the same, for any order and filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('question', 'heading', 'position', 'updatedAt'),
      fc.constantFrom('ascending' as const, 'descending' as const),
      fc.constantFrom({}, { published: 'true' }, { published: 'false' }),
      fc.constantFrom('', 'heading 1', 'bc'),
      async (column, direction, filters, search) => {
        const query: ResourceQuery = { ...FIRST_PAGE, order: { column, direction }, filters, search };
        const forwards = [await read(query)];
        for (let after = forwards[0]?.after ?? null; after !== null; after = forwards.at(-1)?.after ?? null) {
          forwards.push(await read({ ...query, after }));
        }
        const ids = forwards.flatMap(({ rows }) => rows.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(forwards[0]?.total);
        for (let at = forwards.length - 1; at > 0; at -= 1) {
          const back = await read({ ...query, before: forwards[at]?.before ?? null });
          expect(back.rows).toEqual(forwards[at - 1]?.rows);
        }
        expect(forwards[0]?.before).toBeNull();
      },
    ),
    { numRuns: 25 },
  );
});

test('special characters of patterns are searched for literally', async () => {
  for (const search of ['%', '_', 'a%c', '\\']) expect((await read({ ...FIRST_PAGE, search })).total).toBe(0);
  expect((await read({ ...FIRST_PAGE, search: 'AB' })).total).toBeGreaterThan(0);
});
