import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import { isUuid } from '../db/uuid.ts';
import type { Authored } from './recorded-change.ts';

/** A quiz or an exam paper. */
export type SetTable = 'quizzes' | 'exam_papers';

export const KIND_OF: Readonly<Record<SetTable, Authored>> = { quizzes: 'quiz', exam_papers: 'exam-paper' };

/** Locks a quiz or paper that is not deleted. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export async function lockSet(
  client: pg.ClientBase,
  table: SetTable,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  const { rows } = isUuid(id)
    ? await client.query<{ revision: number }>(
        `select revision from ${table} where id = $1 and deleted_at is null for update`,
        [id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  if (rows[0].revision !== revision) throw new ProductError('CHANGED_MEANWHILE');
}

// Whether students who begin now would have something, and nothing that they may not have.
const COMPLETE: Readonly<Record<SetTable, string>> = {
  quizzes: `(exists (select from quiz_items where quiz_id = $1) or exists (select from quiz_draws where quiz_id = $1))
    and not exists (select from quiz_items qi join items i on i.id = qi.item_id where qi.quiz_id = $1 and not i.live)`,
  exam_papers: `exists (select from paper_items where paper_id = $1) and not exists (
    select from paper_items pi join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id
    where pi.paper_id = $1 and not i.live)`,
};

/** Throws `INVALID_INPUT` for a quiz or paper that students could not have: empty, or with questions not published. */
export async function refuseIncomplete(client: pg.ClientBase, table: SetTable, id: string): Promise<void> {
  const { rows } = await client.query<{ complete: boolean }>(`select ${COMPLETE[table]} as complete`, [id]);
  if (rows[0]?.complete !== true)
    throw new ProductError('INVALID_INPUT', {
      message: 'Students could not have this yet: it needs questions, and all of them published.',
    });
}

/** The same of one that students have, or will have by itself; what is being written may be unfinished. */
export async function refuseIncompleteOnOffer(client: pg.ClientBase, table: SetTable, id: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from ${table} where id = $1 and (stage = 'published' or publish_at is not null)`,
    [id],
  );
  if (rowCount !== 0) await refuseIncomplete(client, table, id);
}
