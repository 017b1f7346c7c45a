import { strToU8, zipSync } from 'fflate';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { type OwnTable, ownDataPage } from './own-data.page.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import type { PersonalRows } from './personal-rows.ts';
import { registryRows } from './registry-rows.ts';

/**
 * Everything that is stored about a user, by table as in the registry, at one instant. Tables without a row are left
 * out.
 */
export async function readOwnData(pool: pg.Pool, userId: string): Promise<OwnTable[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: users } = await client.query<{ email: string }>('select email from users where id = $1', [userId]);
    const [user] = users;
    if (user === undefined) throw new ProductError('UNAUTHENTICATED');
    const found: OwnTable[] = [];
    for (const [table, kinds] of Object.entries(PERSONAL_DATA)) {
      const rows: OwnTable['rows'][number][] = [];
      for (const kind of kinds) {
        const values = [userId, user.email];
        rows.push(...(await registryRows<OwnTable['rows'][number]>(client, statementFor(table, kind), values)));
      }
      if (rows.length > 0) found.push({ table, rows });
    }
    return found;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

function statementFor(table: string, { where, omit = [], withheld = [], reduced = {} }: PersonalRows): string {
  const list = (columns: readonly string[]): string =>
    `array[${columns.map((column) => `'${column}'`).join(', ')}]::text[]`;
  const row = [
    `to_jsonb(t) - ${list(omit)}`,
    ...withheld.map(({ columns, until }) => `- case when ${until} then ${list([])} else ${list(columns)} end`),
    ...Object.entries(reduced).map(([column, less]) => `|| jsonb_build_object('${column}', t.${column} - ${less})`),
  ].join(' ');
  return `select ${row} as row from "${table}" t where (${where}) and $1::uuid is not null and $2::text is not null`;
}

/** The same as a zip file: one JSON file per table, and a readable page. */
export async function zipOwnData(pool: pg.Pool, userId: string, language: Language): Promise<Uint8Array> {
  const tables = await readOwnData(pool, userId);
  const files = tables.map(({ table, rows }) => [`${table}.json`, strToU8(JSON.stringify(rows, null, 2))] as const);
  return zipSync({
    'index.html': strToU8(ownDataPage(tables, language)),
    ...Object.fromEntries(files),
  });
}
