import type pg from 'pg';
import { PERSONAL_DATA } from '../privacy/personal-data.ts';
import { registryRows } from '../privacy/registry-rows.ts';
import { isExportedByUser, SCHOOL_TABLES } from './school-tables.ts';

type Member = { readonly id: string; readonly email: string };

/** Users whose rows are read at once. */
const MEMBERS_AT_ONCE = 50;

const columns = (names: readonly string[]): string => `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;

/** The users of a school, without admins of the installation. */
export async function readMembers(client: pg.ClientBase, school: string): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `select id, email from users where school_id = $1 and role <> 'admin' order by id`,
    [school],
  );
  return rows;
}

/** All rows of a table of the school itself, as one batch. */
export async function* schoolRows(client: pg.ClientBase, table: string, school: string): AsyncGenerator<unknown[]> {
  const { where, omit = [] } = SCHOOL_TABLES.get(table) ?? { where: 'false and $1::uuid is not null' };
  const text = `select to_jsonb(t) - ${columns(omit)} as row from "${table}" t where ${where}`;
  yield await registryRows(client, text, [school]);
}

/** The rows of a table about the school's users, in batches. Each row once, even if it is about two of them. */
export async function* memberRows(
  client: pg.ClientBase,
  table: string,
  members: readonly Member[],
): AsyncGenerator<unknown[]> {
  for (const rows of PERSONAL_DATA[table] ?? []) {
    if (!isExportedByUser(table, rows)) continue;
    const { where, omit = [] } = rows;
    const text = `select to_jsonb(t) - ${columns(omit)} as row
      from unnest($1::uuid[], $2::text[]) as person (id, email)
      cross join lateral (select t.* from "${table}" t where ${ofEachUser(where)}) t`;
    for (let at = 0; at < members.length; at += MEMBERS_AT_ONCE) {
      const batch = members.slice(at, at + MEMBERS_AT_ONCE);
      yield await registryRows(client, text, [batch.map(({ id }) => id), batch.map(({ email }) => email)]);
    }
  }
}

/** The condition of the registry for each of several users. */
const ofEachUser = (where: string): string =>
  where.replaceAll(/\$1\b/g, 'person.id').replaceAll(/\$2\b/g, 'person.email');

/** The tables about users that an export contains. */
export const memberTables = (): string[] =>
  Object.entries(PERSONAL_DATA)
    .filter(([table, kinds]) => kinds.some((rows) => isExportedByUser(table, rows)))
    .map(([table]) => table);
