import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDestructive } from './additive.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../src/server/platform/db/migrations');
const BASELINE = '0000_baseline.sql';
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };
const { entries }: Journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));

describe('migrations', () => {
  it('begin with the baseline, and are all in the journal, in order', () => {
    expect(files[0]).toBe(BASELINE);
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, at) => at));
  });

  it('only add, after the baseline', () => {
    const later = files.filter((file) => file !== BASELINE);
    expect(later.flatMap((file) => findDestructive(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
  });

  it('have no view of all columns there are', () => {
    const baseline = readFileSync(join(FOLDER, BASELINE), 'utf8');
    expect(findDestructive(baseline).filter((sentence) => sentence.endsWith('a view names its columns'))).toEqual([]);
  });
});

describe('a migration', () => {
  it.each([
    ['drops a column', 'ALTER TABLE users DROP COLUMN level;', 'leave it'],
    ['drops a table', 'drop table users', 'leave it'],
    ['renames a table', 'alter table users rename to people', 'add another and fill it'],
    ['renames a column', 'alter table "users" rename column name to title', 'add another and fill it'],
    ['changes a type', 'alter table users alter column "level" set data type integer', 'another column'],
    ['requires a value', 'alter table users add column age integer not null', 'give a default'],
    ['requires a value later', 'alter table users alter column level set not null', 'when the column is added'],
    ['deletes rows', 'delete from sessions', 'deletes no data'],
    ['leaves the transaction', 'create index concurrently users_level on users (level)', 'in a transaction'],
    ['ends the transaction', 'select 1;\ncommit;', 'in a transaction'],
    ['makes a view of all columns', 'create view all_users as\nselect * from users', 'names its columns'],
  ])('that %s is found', (_, sql, because) => {
    expect(findDestructive(sql)).toEqual([expect.stringContaining(because)]);
  });

  it('that adds is left alone', () => {
    const sql = `
      -- Nothing to drop column of.
      create table seats (id uuid primary key, note text not null);
      alter table users add column seat uuid references seats (id), add column score integer not null default 0;
      create function forget() returns trigger language plpgsql as $$ begin delete from seats; return null; end $$;
      create view taken_seats as select id from seats;`;
    expect(findDestructive(sql)).toEqual([]);
  });
});
