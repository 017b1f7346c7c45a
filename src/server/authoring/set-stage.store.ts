import type pg from 'pg';
import type { Stage } from '#domain/authoring/stage.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { isUuid } from '../db/uuid.ts';
import { deleteRows, refusePinned } from '../resources/purge.store.ts';
import type { Pin } from '../resources/resource-table.ts';
import { actionOf } from './item-stage.store.ts';
import { type Actor, recorded } from './recorded-change.ts';
import { KIND_OF, lockSet, refuseIncomplete, type SetTable } from './set.lock.ts';

type Place = { readonly id: string; readonly revision: number };

/**
 * Publishes a quiz or paper, has it published at a time, or takes it back. Answers the new revision.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `INVALID_INPUT`.
 */
export const setSetStage = (
  pool: pg.Pool,
  actor: Actor,
  table: SetTable,
  place: Place,
  { stage, publishAt }: { readonly stage: Stage; readonly publishAt: string | null },
): Promise<number> =>
  recorded(pool, actor, { kind: KIND_OF[table], id: place.id, action: actionOf(stage, publishAt) }, async (client) => {
    await lockSet(client, table, place);
    if (stage === 'published' || publishAt !== null) await refuseIncomplete(client, table, place.id);
    const { rows } = await client.query<{ revision: number }>(
      `update ${table} set stage = $2, publish_at = $3, revision = revision + 1, changed_at = now() where id = $1 returning revision`,
      [place.id, stage, stage === 'review' ? publishAt : null],
    );
    return rows[0]?.revision ?? place.revision;
  });

/** Puts it into the recycle bin; attempts at it stay. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export const deleteSet = (pool: pg.Pool, actor: Actor, table: SetTable, place: Place): Promise<void> =>
  recorded(pool, actor, { kind: KIND_OF[table], id: place.id, action: 'deleted' }, async (client) => {
    await lockSet(client, table, place);
    await client.query(
      `update ${table} set deleted_at = now(), revision = revision + 1, changed_at = now() where id = $1`,
      [place.id],
    );
  });

/** Takes it out of the recycle bin, as it was. Throws `NOT_FOUND`. */
export const restoreSet = (pool: pg.Pool, actor: Actor, table: SetTable, id: string): Promise<void> =>
  recorded(pool, actor, { kind: KIND_OF[table], id, action: 'restored' }, async (client) => {
    const { rowCount } = isUuid(id)
      ? await client.query(
          `update ${table} set deleted_at = null, revision = revision + 1, changed_at = now() where id = $1 and deleted_at is not null`,
          [id],
        )
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
  });

const SET_PINS = (column: string): readonly Pin[] => [
  {
    sql: `select from attempts where ${column} = any($1)`,
    because: 'Students have this in attempts, and their results need it. It stays in the recycle bin.',
  },
  {
    sql: `select from assignment_parts where ${column} = any($1)`,
    because: 'A class has this as an assignment. It stays in the recycle bin.',
  },
];

/** Deletes one for good, out of the recycle bin. Throws `NOT_FOUND`, and `IN_USE` with the reason. */
export const purgeSet = (pool: pg.Pool, actor: Actor, table: SetTable, id: string): Promise<void> =>
  recorded(pool, actor, { kind: KIND_OF[table], id, action: 'purged' }, async (client) => {
    const { rowCount } = isUuid(id)
      ? await client.query(`select from ${table} where id = $1 and deleted_at is not null for update`, [id])
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await refusePinned(client, SET_PINS(table === 'quizzes' ? 'quiz_id' : 'paper_id'), [id]);
    await deleteRows(client, table, [id]);
  });
