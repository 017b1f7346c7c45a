import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/access/permission.ts';
import { RESOURCES, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import { FIRST_PAGE, type ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import { refusePinned } from '#server/platform/resources/purge.commands.ts';
import { findRecords, readOptions } from '#server/platform/resources/record.queries.ts';
import { readResourcePage } from '#server/platform/resources/resource-list.queries.ts';
import { type OpenResource, openChoices, openResource } from '#server/platform/resources/resource-scope.ts';
import type { ColumnSql, ResourceTable } from '#server/platform/resources/resource-table.ts';
import { viewerWith } from '../../../../src/tools/bench/operations/bench-viewer.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/*
 * Statements of resources are put together when they run, so that `npm run sql` does not see them. Here PostgreSQL takes
 * every part that a resource describes.
 */

const ADMIN = viewerWith({ userId: randomUUID(), role: 'admin', sessionId: randomUUID(), permissions: PERMISSIONS });
const NAMES = Object.keys(RESOURCES).filter((name): name is ResourceName => name in RESOURCES);
const VALUES: Readonly<Record<ColumnSql['type'], string>> = {
  text: 'a',
  integer: '1',
  boolean: 'true',
  timestamptz: '2026-11-24T00:00:00Z',
  uuid: '6f1c1b1e-7f0a-4c57-9a54-0c1f3a5d9b10',
  bigint: '1',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Every order, with words and filters, of records and of the recycle bin. */
function queriesOf({ resource, table }: OpenResource): ResourceQuery[] {
  const filters = Object.fromEntries(
    resource.columns.flatMap(({ name, filter }) => {
      const column = table.columns[name];
      return filter === true && column !== undefined ? [[name, VALUES[(column.narrow ?? column).type]]] : [];
    }),
  );
  const orders = resource.columns.filter(({ unordered }) => unordered !== true).map(({ name }) => name);
  return orders.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction, at) => ({
      ...FIRST_PAGE,
      order: { column, direction },
      search: 'abc d',
      filters,
      deleted: at === 1,
    })),
  );
}

/** The parts that change records, as one statement that changes none. */
const changesOf = ({ table, fields, intoBin, outOfBin, touched, moved }: ResourceTable): string[] => {
  const columns = [...new Set(Object.values(fields))];
  const sets = [intoBin, outOfBin, touched, moved?.sets].filter((part) => part !== undefined);
  return [
    `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')} from ${table} r where false`,
    ...sets.map((part) => `update ${table} r set ${part} where false and id = $1`),
  ];
};

describe.each(NAMES)('PostgreSQL accepts the statements that %s describes', (name) => {
  it('to list, find and choose records', async () => {
    const open = openResource(ADMIN, name, 'read');
    for (const query of queriesOf(open)) expect((await readResourcePage(database.pool, open, query)).rows).toEqual([]);
    expect(await findRecords(database.pool, open, [randomUUID()])).toEqual([]);
    const options = await readOptions(database.pool, openChoices(ADMIN, name), { search: 'abc', ids: [randomUUID()] });
    expect(options).toEqual([]);
    expect(resourceOf(name).fields.filter(({ name: field }) => !(field in open.table.fields))).toEqual([]);
  });

  it('to change and delete them', async () => {
    const { table } = openResource(ADMIN, name, 'write');
    const client = await database.pool.connect();
    try {
      for (const text of changesOf(table)) await client.query(text, text.includes('$1') ? [randomUUID()] : []);
      if (table.inUse !== undefined) await client.query(`${table.inUse} limit 1`, [[]]);
      if (table.last !== undefined)
        await client.query(`select (${table.last.sql})`, table.last.group === undefined ? [] : [randomUUID()]);
      await refusePinned(client, table.pins ?? [], []);
      await client.query(`delete from ${table.table} where id = any($1::uuid[])`, [[]]);
    } finally {
      client.release();
    }
  });
});
