import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { changedFields, writeRecord } from './record.commands.ts';
import { findRecords, type StoredRecord } from './record.queries.ts';
import type { OpenResource } from './resource-scope.ts';

export type BulkChange = {
  readonly id: string;
  readonly title: string;
  readonly before: ResourceValues;
  readonly after: ResourceValues;
};

export type BulkEffect = {
  readonly changes: readonly BulkChange[];
  /** Records that have these values already. */
  readonly unchanged: number;
  /** Identifies the changes, to undo them; null in a preview. */
  readonly batch: string | null;
};

const changesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

type Planned = { readonly record: StoredRecord; readonly values: ResourceValues };

/**
 * What the same values would change in records. Throws `INVALID_INPUT` for fields that can only be changed one record
 * at a time.
 */
async function plan(
  client: pg.ClientBase | pg.Pool,
  open: OpenResource,
  { ids, changes }: { readonly ids: readonly string[]; readonly changes: unknown },
  lock: boolean,
): Promise<{ readonly planned: readonly Planned[]; readonly unchanged: number }> {
  const { resource } = open;
  const parsedChanges = z.safeParse(changesSchema, changes);
  const fields = resource.fields.flatMap(({ name, bulk }) => (bulk ? name : []));
  if (!parsedChanges.success) throw new ProductError('INVALID_INPUT');
  const foreign = Object.keys(parsedChanges.data).find((name) => !fields.includes(name));
  if (foreign !== undefined)
    throw new ProductError('INVALID_INPUT', { fields: { [foreign]: problemText('columnUnknown') } });
  const records = (await findRecords(client, open, ids, { lock })).filter(({ deletedAt }) => deletedAt === null);
  const planned = records.map((record) => {
    const parsed = z.safeParse(resource.schema, { ...record.values, ...parsedChanges.data });
    // A record may violate a rule that is newer than it; problems of the new values are shown next to them.
    const issue = parsed.success
      ? undefined
      : parsed.error.issues.find(({ path }) => String(path[0]) in parsedChanges.data);
    if (issue !== undefined) {
      throw new ProductError('INVALID_INPUT', { fields: { [String(issue.path[0])]: issue.message } });
    }
    // As the schema parses them: empty values become null, and texts are trimmed.
    const read = Object.keys(parsedChanges.data).map(
      (name) => [name, (parsed.data ?? parsedChanges.data)[name] ?? null] as const,
    );
    return { record, values: { ...record.values, ...Object.fromEntries(read) } };
  });
  const different = planned.filter(
    ({ record, values }) => Object.keys(changedFields(record.values, values)).length > 0,
  );
  return { planned: different, unchanged: planned.length - different.length };
}

const changeOf = ({ record: { id, title, values: old }, values }: Planned): BulkChange => {
  const after = changedFields(old, values);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, old[field] ?? null]));
  return { id, title, before, after };
};

type RequestedChanges = { readonly ids: readonly string[]; readonly changes: unknown };

/** Previews the changes. Changes nothing. */
export async function previewBulkEdit(
  pool: pg.Pool,
  open: OpenResource,
  parsedChanges: RequestedChanges,
): Promise<BulkEffect> {
  const { planned, unchanged } = await plan(pool, open, parsedChanges, false);
  return { changes: planned.map(changeOf), unchanged, batch: null };
}

/**
 * Applies the changes. Throws `CHANGED_MEANWHILE` if it would change another number of records than the preview showed.
 */
export async function applyBulkEdit(
  pool: pg.Pool,
  open: OpenResource,
  { expected, ...parsedChanges }: RequestedChanges & { readonly expected: number },
): Promise<BulkEffect> {
  const batch = randomUUID();
  return inTransaction(pool, async (client) => {
    const { planned, unchanged } = await plan(client, open, parsedChanges, true);
    if (planned.length !== expected) throw new ProductError('CHANGED_MEANWHILE');
    for (const each of planned) await writeOrName(client, open, each, batch);
    return { changes: planned.map(changeOf), unchanged, batch };
  });
}

/** The message names the refused record. Throws `INVALID_INPUT` with its title as `record`. */
async function writeOrName(
  client: pg.ClientBase,
  open: OpenResource,
  { record, values }: Planned,
  batch: string,
): Promise<void> {
  try {
    await writeRecord(client, open, record, values, batch);
  } catch (cause) {
    if (!(cause instanceof ProductError) || cause.code !== 'INVALID_INPUT') throw cause;
    const [problem = ''] = Object.values(cause.fields ?? {});
    const [changed = ''] = Object.keys(changedFields(record.values, values));
    throw new ProductError('INVALID_INPUT', { cause, fields: { [changed]: problem, record: record.title } });
  }
}

export type BulkUndone = {
  readonly undone: number;
  /** Records that have changed since; they stay unchanged. */
  readonly kept: number;
};

/** Undoes changes that were made together, for records that have not changed since. Throws `NOT_FOUND`. */
export async function undoBulkEdit(pool: pg.Pool, open: OpenResource, batch: string): Promise<BulkUndone> {
  if (!isUuid(batch)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; revision: number | null; before: ResourceValues | null }>(
      'select record_id as id, revision, before from audit_log where batch = $1 and resource = $2 and actor_id = $3',
      [batch, open.name, open.viewer.userId],
    );
    if (rows.length === 0) throw new ProductError('NOT_FOUND');
    const records = await findRecords(
      client,
      open,
      rows.map(({ id }) => id),
      { lock: true },
    );
    let undone = 0;
    for (const { id, revision, before } of rows) {
      const record = records.find((entry) => entry.id === id);
      if (record === undefined || record.revision !== revision || record.deletedAt !== null) continue;
      await writeRecord(client, open, record, { ...record.values, ...before });
      undone += 1;
    }
    return { undone, kept: rows.length - undone };
  });
}
