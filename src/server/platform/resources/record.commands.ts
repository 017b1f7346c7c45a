import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import { slugOf } from '#domain/platform/resources/slug.rule.ts';
import { POSITION_MAX } from '#domain/platform/text.limits.ts';
import { readInput } from '../../graph/input.ts';
import { recordChange, recordChanges } from '../audit/audit.log.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { findRecord, findRecords, type StoredRecord } from './record.queries.ts';
import type { OpenResource } from './resource-scope.ts';
import type { ResourceTable } from './resource-table.ts';

/**
 * Parses values with the resource's schema. Throws `INVALID_INPUT`, also for unknown fields; `FORBIDDEN` for fields
 * that have an editor of their own.
 */
export function readValues({ resource }: OpenResource, values: unknown): ResourceValues {
  if (resource.ownEditor === true) throw new ProductError('FORBIDDEN');
  return readInput(resource.schema, values);
}

/** Creates a record. Throws `INVALID_INPUT` with a message for the field. */
export async function createRecord(pool: pg.Pool, open: OpenResource, input: unknown): Promise<StoredRecord> {
  const values = readValues(open, input);
  const { table, viewer, school, name } = open;
  // School admins can create only what belongs to their school, and no schools.
  if (school !== null && table.school !== 'r.school_id') throw new ProductError('FORBIDDEN');
  return guarded(open, () =>
    inTransaction(pool, async (client) => {
      const storedColumns = await columnsOf(client, open, values);
      const row = {
        id: randomUUID(),
        ...storedColumns,
        ...table.fixed,
        ...(school !== null && { school_id: school }),
      };
      const columns = Object.keys(row);
      await client.query(
        `insert into ${table.table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
      const record = await findRecord(client, open, row.id, { lock: true });
      const { id, title, revision } = record;
      await recordChange(client, viewer, {
        ...{ action: 'created', resource: name, id, title, revision },
        before: null,
        after: record.values,
      });
      return record;
    }),
  );
}

/**
 * Changes a record that was read at `revision`. Throws `CHANGED_MEANWHILE` if it has changed since, `INVALID_INPUT`
 * with a message for the field.
 */
export async function saveRecord(
  pool: pg.Pool,
  open: OpenResource,
  { id, revision, values: input }: { readonly id: string; readonly revision: number; readonly values: unknown },
): Promise<StoredRecord> {
  readValues(open, input);
  return guarded(open, () =>
    inTransaction(pool, async (client) => {
      const record = await findRecord(client, open, id, { lock: true });
      if (record.revision !== revision || record.deletedAt !== null) throw new ProductError('CHANGED_MEANWHILE');
      // A tab with the previous version does not send a field that is new in this one: the field stays unchanged.
      const values: unknown = Object.assign({}, record.values, input);
      return writeRecord(client, open, record, readValues(open, values));
    }),
  );
}

/** Updates a locked record and logs the change. Without changes nothing is written. */
export async function writeRecord(
  client: pg.ClientBase,
  open: OpenResource,
  record: StoredRecord,
  values: ResourceValues,
  batch?: string,
): Promise<StoredRecord> {
  const { table, viewer, name, school } = open;
  const changes = changedFields(record.values, values);
  if (Object.keys(changes).length === 0) return record;
  const { publishedAt } = changes;
  if (publishedAt !== undefined) {
    await table.publish?.(client, record.id, publishedAt === null ? null : new Date(String(publishedAt)));
  }
  // School admins can't move anything out of their school.
  const storedColumns = {
    ...(await columnsOf(client, open, values)),
    ...(table.school === 'r.school_id' && school !== null && { school_id: school }),
  };
  const columns = Object.keys(storedColumns);
  const sets = [...columns.map((column, at) => `${column} = $${at + 2}`), table.touched ?? []].flat().join(', ');
  await client.query(`update ${table.table} r set ${sets} where id = $1`, [record.id, ...Object.values(storedColumns)]);
  if (table.moved !== undefined && table.moved.by in changes) {
    await client.query(`update ${table.table} r set ${table.moved.sets} where id = $1`, [record.id]);
  }
  const now = await findRecord(client, open, record.id, { lock: true });
  const after = changedFields(record.values, now.values);
  await recordChange(client, viewer, {
    ...{ action: 'changed', resource: name, id: now.id, title: now.title, revision: now.revision },
    before: Object.fromEntries(Object.keys(after).map((field) => [field, record.values[field] ?? null])),
    after,
    ...(batch !== undefined && { batch }),
  });
  return now;
}

/** Moves records to the recycle bin, or restores them. Returns how many. Throws `IN_USE`. */
export async function moveRecords(
  pool: pg.Pool,
  open: OpenResource,
  ids: readonly string[],
  to: 'bin' | 'use',
): Promise<number> {
  const { table, viewer, name } = open;
  return guarded(open, () =>
    inTransaction(pool, async (client) => {
      const records = await findRecords(client, open, ids, { lock: true });
      const moving = records.filter(({ deletedAt }) => (deletedAt === null) === (to === 'bin'));
      const moved = moving.map(({ id }) => id);
      if (to === 'bin' && table.inUse !== undefined) {
        const { rowCount } = await client.query(`${table.inUse} limit 1`, [moved]);
        if (rowCount !== 0) throw new ProductError('IN_USE');
      }
      await client.query(`update ${table.table} r set ${setClauses(table, to).join(', ')} where id = any($1::uuid[])`, [
        moved,
      ]);
      await recordChanges(
        client,
        viewer,
        moving.map(({ id, title, values, revision }) => ({
          ...{ action: to === 'bin' ? 'deleted' : 'restored', resource: name, id, title, revision: revision + 1 },
          before: to === 'bin' ? values : null,
          after: to === 'bin' ? null : values,
        })),
      );
      return moving.length;
    }),
  );
}

const setClauses = (table: ResourceTable, to: 'bin' | 'use'): readonly string[] => [
  `${table.deletedAt ?? 'deleted_at'} = ${to === 'bin' ? 'now()' : 'null'}`,
  ...[table.touched ?? [], (to === 'bin' ? table.intoBin : table.outOfBin) ?? []].flat(),
];

/** Fields whose values differ, with the new values. */
export const changedFields = (before: ResourceValues, after: ResourceValues): ResourceValues =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => (before[field] ?? null) !== value));

/** Values by the table's columns, with generated values for empty fields. */
async function columnsOf(
  client: pg.ClientBase,
  { resource, table }: OpenResource,
  given: ResourceValues,
): Promise<ResourceValues> {
  const values = { ...given };
  for (const { name, input } of resource.fields) {
    const value = values[name];
    if (input === 'reference' && value !== null && !isUuid(String(value))) {
      throw new ProductError('INVALID_INPUT', { fields: { [name]: problemText('optionMissing') } });
    }
  }
  if (table.slugFrom !== undefined && values.slug === '') {
    const slug = slugOf(String(values[table.slugFrom]));
    if (slug === '') {
      throw new ProductError('INVALID_INPUT', { fields: { slug: problemText('valueMissing') } });
    }
    values.slug = slug;
  }
  if (table.last !== undefined && (values.position ?? null) === null) {
    const { sql, group } = table.last;
    const { rows } = await client.query<{ next: number }>(
      `select least(coalesce((${sql}), 0) + 1, ${POSITION_MAX})::int as next`,
      group === undefined ? [] : [values[group] == null ? null : String(values[group])],
    );
    values.position = rows[0]?.next ?? 1;
  }
  const filled = (await table.fill?.(client, values)) ?? values;
  return Object.fromEntries(Object.entries(table.fields).map(([field, column]) => [column, filled[field] ?? null]));
}

/** Violated constraints of the database, as a message for the field. */
async function guarded<T>({ table, resource }: OpenResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    const field = table.uniqueFields?.[cause.constraint ?? ''];
    if (cause.code === '23505' && field !== undefined) {
      throw new ProductError('INVALID_INPUT', { cause, fields: { [field]: problemText('alreadyUsed') } });
    }
    const reference = resource.fields.find(({ input }) => input === 'reference')?.name;
    if ((cause.code === '23503' || cause.code === '23502') && reference !== undefined) {
      throw new ProductError('INVALID_INPUT', { cause, fields: { [reference]: problemText('optionMissing') } });
    }
    throw cause;
  }
}
