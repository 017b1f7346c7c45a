import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/platform/language.ts';
import { OWN_DATA_TABLES, ownDataLabel } from '#server/users/privacy/own-data.labels.ts';
import { PERSONAL_DATA } from '#server/users/privacy/personal-data.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
});
afterAll(() => database.close());

const columnsOf = async (): Promise<Map<string, Set<string>>> => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text) as columns from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
};

describe('the description of personal data', () => {
  test('covers every table, and no other', async () => {
    const tables = [...(await columnsOf()).keys()];
    expect(Object.keys(PERSONAL_DATA).sort()).toEqual(tables.sort());
  });

  test('covers every column that refers to a person', async () => {
    const { rows } = await pool.query<{ table: string; column: string }>(
      `select k.conrelid::regclass::text as table, a.attname::text as column from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
       where k.contype = 'f' and k.confrelid = 'users'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(40);
    const failOnReport = rows.filter(({ table, column }) =>
      (PERSONAL_DATA[table] ?? []).every(({ where }) => !new RegExp(`t\\.${column} = \\$1`).test(where)),
    );
    expect(failOnReport).toEqual([]);
  });

  test('has a title for the person whose data it is', () => {
    const titled = Object.keys(PERSONAL_DATA).filter((table) => PERSONAL_DATA[table]?.length !== 0);
    expect(OWN_DATA_TABLES.toSorted()).toEqual(titled.toSorted());
  });

  test('has a label in every language for everything in an export', async () => {
    // Internal ids are not shown to a person.
    const { rows } = await pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name::text as column from information_schema.columns
       where table_schema = 'public' and data_type <> 'uuid'`,
    );
    const given = rows.filter(({ table, column }) =>
      (PERSONAL_DATA[table] ?? []).some(({ omit = [] }) => !omit.includes(column)),
    );
    expect(given.length).toBeGreaterThan(300);
    const undescribed = given.filter(({ table, column }) =>
      LANGUAGES.some((language) => ownDataLabel(table, column, language) === null),
    );
    expect(undescribed).toEqual([]);
  });

  test('reveals no digest, sealed token or key of another user', async () => {
    const columns = await columnsOf();
    for (const [table, kinds] of Object.entries(PERSONAL_DATA)) {
      for (const { omit = [], withheld = [], reduced = {} } of kinds) {
        const there = columns.get(table) ?? new Set();
        const named = [...omit, ...withheld.flatMap(({ columns: held }) => held), ...Object.keys(reduced)];
        expect(named.filter((column) => !there.has(column))).toEqual([]);
        const secret = [...there].filter((column) => /(^|_)digest$|sealed|^key$/.test(column));
        const files = ['answer_files', 'uploads', 'attempt_counts', 'item_versions'];
        if (!files.includes(table)) expect(secret.filter((column) => !omit.includes(column))).toEqual([]);
      }
    }
  });
});
