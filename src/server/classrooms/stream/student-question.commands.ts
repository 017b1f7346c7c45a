import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { OPEN_STUDENT_QUESTIONS_MAX } from '#domain/classrooms/stream/stream.limits.ts';
import type { StudentAnswer } from '#domain/classrooms/stream/stream.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isFor, teaches } from '../classroom.permission.ts';

/**
 * Asks the teachers of a class about an assignment that the viewer has. Returns the question's id. Throws `NOT_FOUND`,
 * also for assignments that are for others, and `INVALID_INPUT` while too many questions wait for an answer.
 */
export const askAboutAssignment = (pool: pg.Pool, viewer: Viewer, assignment: string, text: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = isUuid(assignment)
      ? await client.query<{ open: number }>(
          `select (select count(*)::int from student_questions q where q.assignment_id = s.id and q.user_id = $2
             and q.answer is null) as open
           from assignments s join classrooms c on c.id = s.classroom_id and c.archived_at is null
           join classroom_members m on m.classroom_id = c.id and m.user_id = $2 and m.left_at is null
           where s.id = $1 and s.published_at is not null and s.deleted_at is null and ${isFor('s', 'm')}`,
          [assignment, viewer.userId],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (rows[0].open >= OPEN_STUDENT_QUESTIONS_MAX)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('studentQuestionsLimit', { max: OPEN_STUDENT_QUESTIONS_MAX }),
      });
    const id = randomUUID();
    await client.query('insert into student_questions (id, assignment_id, user_id, text) values ($1, $2, $3, $4)', [
      ...[id, assignment, viewer.userId, text],
    ]);
    return id;
  });

/** Answers a student's question, or changes the answer. Throws `NOT_FOUND`, also for classes of others. */
export async function answerStudentQuestion(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { answer, isPublic }: StudentAnswer,
): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `update student_questions q set answer = $3, is_public = $4, answered_by = $2, answered_at = now()
         from assignments s where q.id = $1 and s.id = q.assignment_id and s.deleted_at is null
           and ${teaches('s.classroom_id', '$2')}`,
        [id, viewer.userId, answer, isPublic],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Deletes a question: a teacher of the class any, a student their own while no teacher has answered it. Throws
 * `NOT_FOUND` for others.
 */
export async function deleteStudentQuestion(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `delete from student_questions q using assignments s where q.id = $1 and s.id = q.assignment_id
           and (${teaches('s.classroom_id', '$2')} or (q.user_id = $2 and q.answer is null))`,
        [id, viewer.userId],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}
