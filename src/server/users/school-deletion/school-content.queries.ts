import type pg from 'pg';
import type { Viewer } from '../../access/viewer.ts';
import { readSchool } from '../school.queries.ts';

/** What is deleted with a school, and what has to be retained, in numbers. */
export type SchoolContent = {
  readonly studentCount: number;
  readonly teacherCount: number;
  readonly adminCount: number;
  /** Classes, including archived ones. */
  readonly classCount: number;
  readonly assignmentCount: number;
  readonly attemptCount: number;
  /** Answered questions, counted in submitted attempts. */
  readonly answerCount: number;
  /** Images and PDFs that students have sent. */
  readonly fileCount: number;
  /** Questions and quizzes of teachers. */
  readonly questionCount: number;
  readonly quizCount: number;
  /** Orders, which tax law requires to be retained. */
  readonly orderCount: number;
};

/** Counts what belongs to a school: any for an admin, their own for a school admin. Throws `NOT_FOUND`. */
export async function readSchoolContent(pool: pg.Pool, viewer: Viewer, school: string): Promise<SchoolContent> {
  const { id } = await readSchool(pool, viewer, school);
  const { rows } = await pool.query<SchoolContent>(
    `with members as materialized (select id, role from users where school_id = $1 and role <> 'admin')
     select (select count(*)::int from members where role = 'student') as "studentCount",
       (select count(*)::int from members where role = 'teacher') as "teacherCount",
       (select count(*)::int from members where role = 'schoolAdmin') as "adminCount",
       (select count(*)::int from classrooms where school_id = $1) as "classCount",
       (select count(*)::int from assignments a join classrooms c on c.id = a.classroom_id
         where c.school_id = $1) as "assignmentCount",
       (select count(*)::int from attempts a join members m on m.id = a.user_id) as "attemptCount",
       (select coalesce(sum(w.answers), 0)::int from weekly_results w join members m on m.id = w.user_id) as "answerCount",
       (select count(*)::int from answer_files f join members m on m.id = f.user_id) as "fileCount",
       (select count(*)::int from items i join members m on m.id = i.owner_id where not i.in_bank) as "questionCount",
       (select count(*)::int from quizzes q join members m on m.id = q.owner_id where not q.in_bank) as "quizCount",
       (select count(*)::int from orders o
         where o.school_id = $1 or o.user_id in (select id from members)) as "orderCount"`,
    [id],
  );
  const [content] = rows;
  if (content === undefined) throw new Error('a statement of counts has one row');
  return content;
}
