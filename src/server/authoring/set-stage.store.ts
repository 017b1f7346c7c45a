import type pg from 'pg';
import type { Stage } from '#domain/authoring/stage.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { lockSet } from './authored-quiz.store.ts';

/** A quiz or an exam paper. */
export type SetTable = 'quizzes' | 'exam_papers';
type Place = { readonly id: string; readonly revision: number };

// Whether students who begin now would have something, and nothing that they may not have.
const COMPLETE: Readonly<Record<SetTable, string>> = {
  quizzes: `(exists (select from quiz_items where quiz_id = $1) or exists (select from quiz_draws where quiz_id = $1))
    and not exists (select from quiz_items qi join items i on i.id = qi.item_id where qi.quiz_id = $1 and not i.live)`,
  exam_papers: `exists (select from paper_items where paper_id = $1) and not exists (
    select from paper_items pi join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id
    where pi.paper_id = $1 and not i.live)`,
};

/**
 * Publishes a quiz or paper, has it published at a time, or takes it back. Answers the new revision.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `INVALID_INPUT`.
 */
export const setSetStage = (
  pool: pg.Pool,
  table: SetTable,
  place: Place,
  { stage, publishAt }: { readonly stage: Stage; readonly publishAt: string | null },
): Promise<number> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, table, place);
    if (stage === 'published' || publishAt !== null) {
      const { rows } = await client.query<{ complete: boolean }>(`select ${COMPLETE[table]} as complete`, [place.id]);
      if (rows[0]?.complete !== true)
        throw new ProductError('INVALID_INPUT', {
          message: 'Students could not have this yet: it needs questions, and all of them published.',
        });
    }
    const { rows } = await client.query<{ revision: number }>(
      `update ${table} set stage = $2, publish_at = $3, revision = revision + 1, changed_at = now() where id = $1 returning revision`,
      [place.id, stage, stage === 'review' ? publishAt : null],
    );
    return rows[0]?.revision ?? place.revision;
  });

/** Puts it into the recycle bin; attempts at it stay. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export const deleteSet = (pool: pg.Pool, table: SetTable, place: Place): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, table, place);
    await client.query(
      `update ${table} set deleted_at = now(), revision = revision + 1, changed_at = now() where id = $1`,
      [place.id],
    );
  });

/** Takes it out of the recycle bin, as it was. Throws `NOT_FOUND`. */
export async function restoreSet(pool: pg.Pool, table: SetTable, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `update ${table} set deleted_at = null, revision = revision + 1, changed_at = now() where id = $1 and deleted_at is not null`,
        [id],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}
