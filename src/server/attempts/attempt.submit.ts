import type pg from 'pg';
import type { ClosedBy } from '#domain/attempts/closed-by.ts';
import { type AnsweredQuestion, gradeAttempt } from '#domain/attempts/grade.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import { updateSubmission } from '../classrooms/assignments/submission.commands.ts';
import { reportGrade } from '../lti/grades/grade.commands.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw } from '../questions/answer-keys/key-columns.sql.ts';
import { compareExpressions } from '../questions/expressions/compare-expressions.ts';
import { clockDeadline, deadline } from './attempt.clock.ts';
import { countResults } from './results/count-results.ts';

type AnswerRow = Omit<AnsweredQuestion, 'key'> & { readonly storedKey: StoredKey; readonly draw: StoredDraw | null };

const READ_ANSWERS = `
  select ai.position, ai.marks, i.type, v.body, ${storedAnswer('k')} as "storedKey", ${storedDraw('v', 'k', 'ai')} as draw, (
    select l.response from answer_log l where l.attempt_id = ai.attempt_id and l.position = ai.position
    order by l.sequence desc limit 1) as response
  from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join item_versions k on k.id = marking_version(v.id)
  where ai.attempt_id = $1 order by ai.position`;

const CLOSE = `
  with scored as (
    update attempt_items ai set outcome = s.outcome, credit = s.credit, remark = s.remark
    from unnest($2::int[], $3::text[], $4::float8[], $5::text[]) as s(position, outcome, credit, remark)
    where ai.attempt_id = $1 and ai.position = s.position)
  update attempts a set handed_in_at = clock_timestamp(), handed_in_by = $6, marks = $7, marks_out_of = $8,
    deadline_at = ${clockDeadline('a')}, paused_at = null
  where id = $1`;

/** Scores an attempt and submits it. The caller has locked its row `for update`, found it open, and commits. */
export async function closeAttempt(client: pg.ClientBase, id: string, by: ClosedBy): Promise<void> {
  const { rows } = await client.query<AnswerRow>({ name: 'read-answers', text: READ_ANSWERS, values: [id] });
  const answered = rows.map(withDraw).map(({ storedKey, ...row }) => ({
    ...row,
    key: new SealedKey(storedKey).openFor('scoring').answer,
  }));
  const { items, marks, marksOutOf } = gradeAttempt(answered, compareExpressions);
  await client.query({
    name: 'close-attempt',
    text: CLOSE,
    values: [
      id,
      items.map(({ position }) => position),
      items.map(({ score }) => score.outcome),
      items.map(({ score }) => score.credit),
      items.map(({ score }) => score.remark ?? null),
      by,
      marks,
      marksOutOf,
    ],
  });
  await countResults(client, id);
  await updateSubmission(client, id);
  await reportGrade(client, id);
}

// A question that a diagnostic has chosen, and its student has not answered, says nothing about the student.
const REMOVE_UNANSWERED = `
  delete from attempt_items ai where ai.attempt_id = $1 and not exists (
    select from answer_log l where l.attempt_id = ai.attempt_id and l.position = ai.position)`;

/**
 * Submits an attempt on behalf of the student or, after the deadline, of the clock. Submitting again changes nothing.
 * Throws `NOT_FOUND`, for others' attempts too.
 */
export async function submitAttempt(pool: pg.Pool, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ closed: boolean; late: boolean; isDiagnostic: boolean }>(
      `select handed_in_at is not null as closed, coalesce(${deadline('a')} <= clock_timestamp(), false) as late,
         diagnostic_subject_id is not null as "isDiagnostic"
       from attempts a where id = $1 and user_id = $2 for update`,
      [id, userId],
    );
    const attempt = rows[0];
    if (attempt === undefined) throw new ProductError('NOT_FOUND');
    if (attempt.closed) return;
    if (attempt.isDiagnostic) await client.query(REMOVE_UNANSWERED, [id]);
    await closeAttempt(client, id, attempt.late ? 'deadline' : 'student');
  });
}
