import type pg from 'pg';
import { GUARDIAN_EFFORT_DAYS } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { digestOf } from '../../access/tokens.ts';
import { readStudentWork, type StudentWork } from '../assignments/student-work.queries.ts';
import { OF_SESSION } from './guardian-session.commands.ts';

/** A student as a guardian sees them: assigned work, with what the student sees of its marks, and effort. */
export type GuardianStudent = {
  /** The id of the access, not of the student. */
  readonly id: string;
  readonly name: string;
  readonly hasWeeklyMail: boolean;
  readonly activeDays: number;
  readonly secondsOnTask: number;
  readonly work: readonly StudentWork[];
};

export type GuardianView = { readonly email: string; readonly students: readonly GuardianStudent[] };

/** Days with assigned work, and the time spent on it, of the student of this SQL. */
export const effortOf = (student: string): string => `
  lateral (select count(distinct ca.day)::int as days, coalesce(sum(ca.seconds), 0)::float8 as seconds
    from attempts a join counted_answers ca on ca.attempt_id = a.id
    where a.user_id = ${student} and a.assignment_part_id is not null
      and ca.day > current_date - ${GUARDIAN_EFFORT_DAYS})`;

type Row = Omit<GuardianStudent, 'work'> & { readonly email: string; readonly student: string };

/**
 * Everything that a guardian may see, read again with each call, so that removal takes effect at once. Throws
 * `INVITATION_ENDED` for a session that has ended or may see nobody's work any more.
 */
export async function readGuardianView(pool: pg.Pool, session: string): Promise<GuardianView> {
  const { rows } = await pool.query<Row>({
    name: 'guardian-view',
    text: `
    select g.id, u.id as student, u.name, g.email, g.has_weekly_mail as "hasWeeklyMail", e.days as "activeDays",
      e.seconds as "secondsOnTask"
    from guardian_access g ${OF_SESSION} join users u on u.id = g.student_id and u.disabled_at is null
    cross join ${effortOf('u.id')} e
    where g.accepted_at is not null order by u.name, g.id`,
    values: [digestOf(session)],
  });
  const [first] = rows;
  if (first === undefined) throw new ProductError('INVITATION_ENDED');
  const students = await Promise.all(
    rows.map(async ({ student, email: _, ...row }) => ({
      ...row,
      work: await readStudentWork(pool, { userId: student }, null),
    })),
  );
  return { email: first.email, students };
}
