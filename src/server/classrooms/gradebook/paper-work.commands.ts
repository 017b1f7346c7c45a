import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PaperWork } from '#domain/classrooms/gradebook/paper-work.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockSet, refuseTooMany } from '../assignments/assignment.commands.ts';
import { lockCurrent } from '../classroom.commands.ts';

/**
 * Adds work on paper to a class: an assignment without tasks, visible to students at once, whose marks are entered in
 * the gradebook. Returns its id. Throws `NOT_FOUND` for a class of others, `INVALID_INPUT`.
 */
export const addPaperWork = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { title, marksOutOf, dueAt, withholdsMarks }: PaperWork,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    await refuseTooMany(client, classroom);
    const id = randomUUID();
    const reveal = withholdsMarks ? 'release' : 'handIn';
    await client.query(
      `insert into assignments (id, classroom_id, created_by, title, paper_marks, due_at, published_at, shows_marks, shows_feedback)
       values ($1, $2, $3, $4, $5, $6, now(), $7, $7)`,
      [id, classroom, viewer.userId, title, marksOutOf, dueAt, reveal],
    );
    return id;
  });

/**
 * Excuses a student from an assignment, or ends that. Other exceptions of the student, such as dates, stay. Throws
 * `NOT_FOUND`, also for assignments of others and students of other classes.
 */
export const excuseStudent = (
  pool: pg.Pool,
  viewer: Viewer,
  {
    assignment,
    student,
    isExcused,
  }: { readonly assignment: string; readonly student: string; readonly isExcused: boolean },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, viewer, assignment);
    const { rowCount } = isUuid(student)
      ? await client.query(
          `insert into assignment_exceptions (id, assignment_id, user_id, excused, created_by)
           select $3, s.id, m.user_id, $4, $5 from assignments s join classroom_members m on m.classroom_id = s.classroom_id
           where s.id = $1 and m.user_id = $2 and m.left_at is null
           on conflict (assignment_id, user_id) where user_id is not null do update set excused = excluded.excused`,
          [assignment, student, randomUUID(), isExcused, viewer.userId],
        )
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
  });
