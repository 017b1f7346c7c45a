import { strToU8, zipSync } from 'fflate';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { type OwnTable, ownDataPage } from './own-data.page.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import type { PersonalRows } from './personal-rows.ts';
import { registryRows } from './registry-rows.ts';

/**
 * Everything that is stored about a user, by table as in the registry, at one instant; also what stayed with accounts that
 * were merged into theirs. Tables without a row are left out.
 */
export async function readOwnData(pool: pg.Pool, userId: string): Promise<OwnTable[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: accounts } = await client.query<{ id: string; email: string }>(
      'select id, email from users where id = $1 or merged_into = $1 order by merged_into nulls first, id',
      [userId],
    );
    if (accounts[0]?.id !== userId) throw new ProductError('UNAUTHENTICATED');
    const found: OwnTable[] = [];
    for (const [table, kinds] of Object.entries(PERSONAL_DATA)) {
      // By their content: a merged account is a row of its own data, and of the account that it was merged into.
      const rows = new Map<string, OwnTable['rows'][number]>();
      for (const kind of kinds) {
        for (const { id, email } of accounts) {
          const found = await registryRows<OwnTable['rows'][number]>(client, statementFor(table, kind), [id, email]);
          for (const row of found) rows.set(JSON.stringify(row), row);
        }
      }
      if (rows.size > 0) found.push({ table, rows: [...rows.values()] });
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
