import pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { recordChanges } from '../audit/audit.log.ts';
import { inTransaction } from '../db/transaction.ts';
import { findRecords } from './record.queries.ts';
import type { OpenResource } from './resource-scope.ts';
import type { Pin } from './resource-table.ts';

/** Throws `IN_USE` with the reason if one of the records is still needed. */
export async function refusePinned(client: pg.ClientBase, pins: readonly Pin[], ids: readonly string[]): Promise<void> {
  for (const { sql, because } of pins) {
    const { rowCount } = await client.query(`${sql} limit 1`, [ids]);
    if (rowCount !== 0) throw new ProductError('IN_USE', { problem: because });
  }
}

/** Deletes; a violated reference becomes `IN_USE`. */
export async function deleteRows(client: pg.ClientBase, table: string, ids: readonly string[]): Promise<void> {
  try {
    await client.query(`delete from ${table} where id = any($1::uuid[])`, [ids]);
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === '23503') throw new ProductError('IN_USE', { cause });
    throw cause;
  }
}

/**
 * Permanently deletes records from the recycle bin, all of them or none. Returns how many. Their content stays in the
 * audit log. Throws `IN_USE` with the reason.
 */
export async function purgeRecords(pool: pg.Pool, open: OpenResource, ids: readonly string[]): Promise<number> {
  const { table, viewer, name } = open;
  return inTransaction(pool, async (client) => {
    const records = (await findRecords(client, open, ids, { lock: true })).filter(
      ({ deletedAt }) => deletedAt !== null,
    );
    const deletedIds = records.map(({ id }) => id);
    await refusePinned(client, table.pins ?? [], deletedIds);
    await deleteRows(client, table.table, deletedIds);
    const changes = records.map(({ id, title, values }) => ({
      action: 'purged',
      resource: name,
      id,
      title,
      before: values,
    }));
    await recordChanges(
      client,
      viewer,
      changes.map((change) => ({ ...change, after: null })),
    );
    return records.length;
  });
}
