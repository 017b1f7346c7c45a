import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type Author, authorOf, canContain, isOwn } from '../questions/author.ts';
import type { Authored } from '../questions/recorded-change.ts';

/** A quiz or an exam paper. */
export type AssessmentTable = 'quizzes' | 'exam_papers';

export const KIND_OF: Readonly<Record<AssessmentTable, Authored>> = { quizzes: 'quiz', exam_papers: 'exam-paper' };

/** Throws `FORBIDDEN` for users who may not edit them; papers never belong to a teacher. */
export function assessmentAuthorOf(viewer: Viewer, table: AssessmentTable, right: 'read' | 'write'): Author {
  const author = authorOf(viewer, right, 'quiz');
  if (table === 'exam_papers' && !author.bank) throw new ProductError('FORBIDDEN');
  return author;
}

/** Whether the author may see a row; papers belong to the bank's authors only. Parameters as with `isOwn`. */
const isOwnAssessment = (table: AssessmentTable, user: string, bank: string): string =>
  table === 'quizzes' ? isOwn(table, user, bank) : `(${bank}::boolean and ${user}::uuid is not null)`;

/**
 * Locks a quiz or paper that is (or is not) in the recycle bin. Returns its revision. Throws `NOT_FOUND`, also for
 * those of others.
 */
export async function lockOwnAssessment(
  client: pg.ClientBase,
  table: AssessmentTable,
  author: Author,
  { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
): Promise<number> {
  const { rows } = isUuid(id)
    ? await client.query<{ revision: number }>(
        `select revision from ${table} where id = $1 and (deleted_at is not null) = $4 and ${isOwnAssessment(table, '$2', '$3')} for update`,
        [id, author.userId, author.bank, isDeleted],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].revision;
}

/** Locks one that is not deleted, in the revision that its author saw. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export async function lockAssessment(
  client: pg.ClientBase,
  table: AssessmentTable,
  author: Author,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  if ((await lockOwnAssessment(client, table, author, { id, isDeleted: false })) !== revision)
    throw new ProductError('CHANGED_MEANWHILE');
}

// Whether students who start now would get questions, and none that they may not have.
const COMPLETE: Readonly<Record<AssessmentTable, string>> = {
  quizzes: `(exists (select from quiz_items where quiz_id = $1) or exists (select from quiz_draws where quiz_id = $1))
    and not exists (select from quiz_items qi join quizzes q on q.id = qi.quiz_id join items i on i.id = qi.item_id
      where qi.quiz_id = $1 and not coalesce(${canContain('q.owner_id', 'i')}, false))`,
  exam_papers: `exists (select from paper_items where paper_id = $1) and not exists (
    select from paper_items pi join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id
    where pi.paper_id = $1 and not i.live)`,
};

/** Throws `INVALID_INPUT` for a quiz or paper that cannot be published: empty, or with unpublished questions. */
export async function refuseIncomplete(client: pg.ClientBase, table: AssessmentTable, id: string): Promise<void> {
  const { rows } = await client.query<{ complete: boolean }>(`select ${COMPLETE[table]} as complete`, [id]);
  if (rows[0]?.complete !== true)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('setNotReady'),
    });
}

/** The same for one that is published or scheduled; a draft may be incomplete. */
export async function refuseIncompleteOnOffer(
  client: pg.ClientBase,
  table: AssessmentTable,
  id: string,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from ${table} where id = $1 and (stage = 'published' or publish_at is not null)`,
    [id],
  );
  if (rowCount !== 0) await refuseIncomplete(client, table, id);
}
