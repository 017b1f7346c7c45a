import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { RESOURCE_OPTIONS_MAX } from '#domain/platform/resources/resource.limits.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { isUuid } from '../db/uuid.ts';
import { conditionsSql } from './resource-list.queries.ts';
import { type Choices, deletedAtSql, type OpenResource, revisionSql, scopeSql } from './resource-scope.ts';

export type StoredRecord = {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly deletedAt: string | null;
  readonly updatedAt: string;
  /** Who changed it last; null if it has not changed since changes are logged. */
  readonly changedBy: string | null;
  /** By field of the form. */
  readonly values: ResourceValues;
};

/** The fields of the form as one JSON object. */
const valuesSql = ({ resource, table }: OpenResource): string =>
  `jsonb_build_object(${resource.fields
    .map(({ name }) => `'${name}', ${table.reads?.[name] ?? `r.${table.fields[name]}`}`)
    .join(', ')})`;

type Raw = Omit<StoredRecord, 'deletedAt' | 'updatedAt'> & { deletedAt: Date | null; updatedAt: Date };

/** Records by id that the viewer may access; locked if they are about to be changed. */
export async function findRecords(
  client: pg.Pool | pg.ClientBase,
  open: OpenResource,
  ids: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<readonly StoredRecord[]> {
  const parameters: unknown[] = [ids.filter(isUuid)];
  const { name, table } = open;
  const { rows } = await client.query<Raw>(
    `select r.id, ${revisionSql(table)} as revision, ${deletedAtSql(table)} as "deletedAt", r.updated_at as "updatedAt", ${table.title} as title,
       ${valuesSql(open)} as values, ${
         lock
           ? 'null'
           : `(select u.name from audit_log a join users u on u.id = a.actor_id
               where a.resource = '${name}' and a.record_id = r.id::text order by a.id desc limit 1)`
       } as "changedBy"
     from ${table.table} r ${table.joins ?? ''}
     where r.id = any($1::uuid[]) and ${scopeSql(open, parameters)} order by r.id ${lock ? 'for update of r' : ''}`,
    parameters,
  );
  return rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** One record. Throws `NOT_FOUND`. */
export async function findRecord(
  client: pg.Pool | pg.ClientBase,
  open: OpenResource,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<StoredRecord> {
  const [record] = await findRecords(client, open, [id], options);
  if (record === undefined) throw new ProductError('NOT_FOUND');
  return record;
}

export type ResourceOption = { readonly id: string; readonly title: string };

/** Records to choose as a reference: those that match a search, and those with these ids. */
export async function readOptions(
  pool: pg.Pool,
  open: Choices,
  { search, ids }: { readonly search: string; readonly ids: readonly string[] },
): Promise<readonly ResourceOption[]> {
  const { table } = open;
  const parameters: unknown[] = [];
  const found = conditionsSql(open, { ...FIRST_PAGE, search }, parameters);
  const own = scopeSql(open, parameters);
  parameters.push(ids.filter(isUuid));
  const from = `select r.id, ${table.title} as title from ${table.table} r ${table.joins ?? ''}`;
  const { rows } = await pool.query<ResourceOption>(
    `select id, title from ((${from} where ${own} and r.id = any($${parameters.length}::uuid[]))
       union (${from} where ${found} order by 2 limit ${RESOURCE_OPTIONS_MAX})) options order by title, id`,
    parameters,
  );
  return rows;
}
