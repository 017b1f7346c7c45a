import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/** What the migrated database has besides the table definitions: vectors for search, their indexes, and covering indexes. */
const BY_HAND = /^(column|index) \w+\.(search|\w+_(search|letters|wordless|covering))$/;

/** Columns, constraints and indexes of all tables, one line each, by what they are called. */
const TABLES = `
  select 'column ' || c.relname || '.' || a.attname as name,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, nullif(a.attidentity, ''),
      nullif(a.attgenerated, ''), pg_get_expr(d.adbin, d.adrelid)) as says
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all
  select 'constraint ' || c.conrelid::regclass || '.' || c.conname, pg_get_constraintdef(c.oid)
  from pg_constraint c where c.connamespace = 'public'::regnamespace and c.conrelid <> 0 and c.contype <> 'n'
  union all
  select 'index ' || i.indrelid::regclass || '.' || c.relname, pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`;

let migrated: TestDatabase;
let defined: TestDatabase;

beforeAll(async () => {
  [migrated, defined] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([migrated.close(), defined.close()]));

async function describeTables(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; says: string }>(TABLES);
  return new Map(rows.map(({ name, says }) => [name, says]));
}

it('of the table definitions is what the migrations make, column by column and index by index', async () => {
  const folder = resolve(import.meta.dirname, '../../../../src/server/platform/db/schema');
  const modules = await Promise.all(globSync('**/*.ts', { cwd: folder }).map((file) => import(resolve(folder, file))));
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson(Object.assign({}, ...modules)),
  );
  await defined.pool.query('drop schema public cascade; create schema public; create extension pg_trgm');
  for (const statement of statements) await defined.pool.query(statement);
  const [created, described] = await Promise.all([describeTables(migrated.pool), describeTables(defined.pool)]);
  const missing = [...described]
    .filter(([name, says]) => created.get(name) !== says)
    .map(([name, says]) => ({ name, says, created: created.get(name) }));
  expect(missing).toEqual([]);
  expect([...created.keys()].filter((name) => !described.has(name) && !BY_HAND.test(name))).toEqual([]);
});

it('shows every column of subjects and topics in the views of those that are not deleted', async () => {
  const { rows } = await migrated.pool.query<{ missing: string }>(
    `select t.table_name || '.' || t.column_name as missing from information_schema.columns t
     where t.table_schema = 'public' and t.table_name in ('subjects', 'topics') and t.column_name <> 'search'
       and not exists (select from information_schema.columns v where v.table_schema = 'public'
         and v.table_name = 'live_' || t.table_name and v.column_name = t.column_name)`,
  );
  expect(rows).toEqual([]);
});
