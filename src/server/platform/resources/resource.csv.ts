import type pg from 'pg';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import type { ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import { cursorOf, type ListedRow, pageSql } from './resource-list.queries.ts';
import type { OpenResource } from './resource-scope.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * All results of a query as CSV (RFC 4180), a thousand rows at a time, ignoring its page. The whole file is never in
 * memory. The byte order mark marks it as UTF-8 for spreadsheets.
 */
export async function* exportCsv(pool: pg.Pool, open: OpenResource, query: ResourceQuery): AsyncGenerator<string> {
  const names = open.resource.columns.map(({ name }) => name);
  yield `\uFEFF${csvLine(['id', ...names])}`;
  let after: string | null = null;
  do {
    const { text, parameters } = pageSql(open, { ...query, after, before: null }, ROWS_AT_ONCE);
    const { rows } = await pool.query<ListedRow>(text, parameters);
    const part = rows.slice(0, ROWS_AT_ONCE);
    yield part.map(({ id, cells }) => csvLine([id, ...names.map((name) => cellOf(cells[name]))])).join('');
    const last = part.at(-1);
    after = rows.length > part.length && last !== undefined ? cursorOf(last) : null;
  } while (after !== null);
}

const cellOf = (value: unknown): string | number | null =>
  value === null || value === undefined ? null : typeof value === 'number' ? value : String(value);
