import { expect, test } from 'vitest';
import { MERGE_RULES } from '#server/users/merge/merge-rules.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

/** Columns that name a user without a foreign key. */
const WITHOUT_KEY = [
  'audit_log.actor_id',
  'item_versions.author_id',
  'note_versions.author_id',
  'roster_changes.user_id',
  'scim_members.user_id',
];

const { pool } = await testDatabase();

test('every column that refers to a user has a rule, and no other', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and k.confrelid = 'users'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(80);
  expect(Object.keys(MERGE_RULES).toSorted()).toEqual([...rows.map(({ name }) => name), ...WITHOUT_KEY].toSorted());
});

test('no column with the name of a user’s id is forgotten', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
       and c.column_name ~ '^(user|owner|actor|author|student|helper|host|marker|teacher|person)_id$'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MERGE_RULES, name))).toEqual([]);
});

test('rows that are exchanged are not what other rows refer to, since they are deleted and added again', async () => {
  const exchanged = Object.entries(MERGE_RULES).flatMap(([name, { does }]) =>
    does === 'newest' ? [name.split('.')[0]] : [],
  );
  expect(exchanged.length).toBeGreaterThan(2);
  const { rows } = await pool.query(
    `select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid::regclass::text = any($1)`,
    [exchanged],
  );
  expect(rows).toEqual([]);
});
