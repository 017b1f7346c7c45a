import type { ApiValues } from '#domain/platform/api/api-values.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { RESOURCE_COUNTED_MAX, RESOURCE_PAGE_ROWS } from '#domain/platform/resources/resource.limits.ts';
import type { ResourceOrder } from '#domain/platform/resources/resource.ts';
import type { ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import type { Queries } from '../db/reading.ts';
import { isUuid } from '../db/uuid.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { type Choices, deletedAtSql, type OpenResource, revisionSql, scopeSql } from './resource-scope.ts';
import type { ColumnSql } from './resource-table.ts';

export type ResourceRow = {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly deletedAt: string | null;
  /** By column. */
  readonly cells: ApiValues['ResourceCells'];
};

export type ResourcePage = {
  readonly rows: readonly ResourceRow[];
  /** The total; an estimate if it is not exact. */
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Cursors of the previous and next page; null if there is none. */
  readonly before: string | null;
  readonly after: string | null;
};

/** A row of a page, with the value by which the list is ordered. */
export type ListedRow = Omit<ResourceRow, 'deletedAt'> & {
  readonly deletedAt: Date | null;
  readonly at: string | null;
};

const refuse = (field: string): never => {
  throw new ProductError('INVALID_INPUT', { fields: { [field]: problemText('columnUnknown') } });
};

/** The SQL conditions for search and filters; adds to the parameters. Throws `INVALID_INPUT`. */
export function conditionsSql(open: Choices, query: ResourceQuery, parameters: unknown[]): string {
  const { resource, table } = open;
  const parts = [scopeSql(open, parameters), `${deletedAtSql(table)} is ${query.deleted ? 'not null' : 'null'}`];
  for (const [name, value] of Object.entries(query.filters)) {
    const column = table.columns[name];
    if (column === undefined || !resource.columns.some((entry) => entry.name === name && entry.filter === true)) {
      return refuse(`filters.${name}`);
    }
    const { sql, type } = column.narrow ?? column;
    if (type === 'uuid' && !isUuid(value)) return 'false';
    parameters.push(type === 'boolean' ? value === 'true' : value);
    parts.push(`${sql} = $${parameters.length}::${type}`);
  }
  for (const word of query.search.toLowerCase().split(/\s+/).filter(Boolean)) {
    // A trigram index finds nothing shorter, except at the beginning of a word.
    const letters = word.replace(/[\\%_]/g, '\\$&');
    parameters.push(word.length < 3 ? `% ${letters}%` : `%${letters}%`);
    parts.push(`${table.search} like $${parameters.length}`);
  }
  return parts.join(' and ');
}

/** What the rows are ordered by. Throws `INVALID_INPUT`. */
export function orderOf({ resource, table }: OpenResource, requestedOrder: ResourceOrder | null) {
  const { column: name, direction } = requestedOrder ?? resource.order;
  const described = resource.columns.find((column) => column.name === name);
  const column: ColumnSql | undefined = table.columns[name];
  if (described === undefined || column === undefined || described.unordered === true) return refuse('order');
  return { ...(column.order ?? column), way: direction === 'ascending' ? 'asc' : 'desc' } as const;
}

const cellsSql = ({ resource, table }: OpenResource): string =>
  `jsonb_build_object(${resource.columns.map(({ name }) => `'${name}', ${table.columns[name]?.sql ?? 'null'}`).join(', ')})`;

/**
 * The statement for one page: rows after a cursor are found by the index and never counted past, so that the last page
 * costs what the first does.
 */
export function pageSql(open: OpenResource, query: ResourceQuery, rows = RESOURCE_PAGE_ROWS) {
  const { table } = open;
  const parameters: unknown[] = [];
  const conditions = conditionsSql(open, query, parameters);
  const { sql, type, way } = orderOf(open, query.order);
  const cursor: Cursor | null = readCursor(query.after ?? query.before);
  const backwards = query.after === null && query.before !== null;
  const walk = (way === 'asc') === backwards ? 'desc' : 'asc';
  let behind = '';
  if (cursor !== null) {
    parameters.push(cursor.value, cursor.id);
    const sign = walk === 'asc' ? '>' : '<';
    behind = `and (${sql}, r.id) ${sign} ($${parameters.length - 1}::text::${type}, $${parameters.length}::uuid)`;
  }
  const text = `
    select r.id, ${revisionSql(table)} as revision, ${deletedAtSql(table)} as "deletedAt", ${table.title} as title, (${sql})::text as at,
      ${cellsSql(open)} as cells
    from ${table.table} r ${table.joins ?? ''}
    where ${conditions} ${behind}
    order by ${sql} ${walk}, r.id ${walk} limit ${rows + 1}`;
  return { text, parameters, backwards, isInside: cursor !== null };
}

/** The cursor of a row. A list is never ordered by a column that can be null, because no row follows null. */
export function cursorOf({ at, id }: Pick<ListedRow, 'at' | 'id'>): string {
  if (at === null) throw new Error(`The row ${id} is listed by a column that is null.`);
  return writeCursor({ value: at, id });
}

/** One page of a list: two statements. Throws `INVALID_INPUT` for unknown columns. */
export async function readResourcePage(pool: Queries, open: OpenResource, query: ResourceQuery): Promise<ResourcePage> {
  const { text, parameters, backwards, isInside } = pageSql(open, query);
  const [{ rows: found }, count] = await Promise.all([
    pool.query<ListedRow>(text, parameters),
    countRows(pool, open, query),
  ]);
  const more = found.length > RESOURCE_PAGE_ROWS;
  const page = found.slice(0, RESOURCE_PAGE_ROWS);
  const rows = backwards ? page.toReversed() : page;
  const cursorAt = (row: ListedRow | undefined): string | null => (row === undefined ? null : cursorOf(row));
  return {
    ...count,
    rows: rows.map(({ at: _, deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt?.toISOString() ?? null })),
    before: backwards ? (more ? cursorAt(rows[0]) : null) : isInside ? cursorAt(rows[0]) : null,
    after: backwards || more ? cursorAt(rows.at(-1)) : null,
  };
}

/** Counted up to a limit; beyond it, an unfiltered list shows the planner's estimate, and a filtered one the limit. */
async function countRows(
  pool: Queries,
  open: OpenResource,
  query: ResourceQuery,
): Promise<Pick<ResourcePage, 'total' | 'totalIsExact'>> {
  const { table, school } = open;
  const parameters: unknown[] = [];
  const conditions = conditionsSql(open, query, parameters);
  const isNarrowed = query.search !== '' || Object.keys(query.filters).length > 0 || query.deleted;
  const isUnfiltered = !isNarrowed && school === null && table.where === undefined;
  const estimate = isUnfiltered
    ? `(select reltuples::bigint::float8 from pg_class where oid = '${table.table}'::regclass)`
    : '0';
  const { rows } = await pool.query<{ counted: number; estimate: number }>(
    `select (select count(*)::int from (
       select from ${table.table} r ${table.joins ?? ''} where ${conditions} limit ${RESOURCE_COUNTED_MAX + 1}) few) as counted,
       ${estimate} as estimate`,
    parameters,
  );
  const { counted = 0, estimate: about = 0 } = rows[0] ?? {};
  if (counted <= RESOURCE_COUNTED_MAX) return { total: counted, totalIsExact: true };
  return { total: Math.max(RESOURCE_COUNTED_MAX, about), totalIsExact: false };
}
