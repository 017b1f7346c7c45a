import type pg from 'pg';
import type { EnteredMark } from '#domain/classrooms/gradebook/entered-mark.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { reportEnteredGrade } from '../../lti/grades/grade.commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockSet } from '../assignments/assignment.commands.ts';
import { assignmentMarks } from '../assignments/assignment-marks.sql.ts';
import { updateEnteredSubmission } from '../assignments/submission.commands.ts';
import { isFor, teaches } from '../classroom.permission.ts';

/** A version of what was entered for one student's work. */
export type MarkVersion = {
  readonly version: number;
  readonly marks: number | null;
  readonly comment: string;
  /** The teacher's name; null: the account was deleted. */
  readonly enteredBy: string | null;
  readonly enteredAt: string;
};

/** Saved, or not, because another teacher was faster. `latest` is what is stored now; null: nothing. */
export type EnterOutcome = { readonly isSaved: boolean; readonly latest: MarkVersion | null };

export type MarkTarget = { readonly assignment: string; readonly student: string };

const VERSIONS = `
  select e.version, e.marks, e.comment, u.name as "enteredBy", ${instantJson('e.entered_at')} as "enteredAt"
  from assignments s join entered_marks e on e.assignment_id = s.id left join users u on u.id = e.entered_by
  where s.id = $1 and e.user_id = $2 and ${teaches('s.classroom_id', '$3')} order by e.version desc`;

const LATEST_VERSION = `${VERSIONS} limit 1`;

// A teacher enters one mark after another: named statements are planned once, which takes longer than running them.
const LOCK_ATTEMPTS = `
  select from attempts a where a.user_id = $2 and a.assignment_part_id in (
    select p.id from assignment_parts p where p.assignment_id = $1) order by a.id for update`;

// The version is part of the primary key: of two teachers who replace the same version, one inserts nothing.
const ENTER = `
  with target as (
    select s.id, coalesce(s.paper_marks, ${assignmentMarks('s')}, 0) as out_of
    from assignments s join classroom_members m on m.classroom_id = s.classroom_id and m.user_id = $2 and m.left_at is null
    where s.id = $1 and s.published_at is not null and ${isFor('s', 'm')}),
  saved as (
    insert into entered_marks (assignment_id, user_id, version, marks, comment, entered_by)
    select target.id, $2, $3::int + 1, $4, $5, $6 from target
    where coalesce($4::float8, 0) <= target.out_of and $3::int = coalesce((select max(e.version) from entered_marks e
      where e.assignment_id = $1 and e.user_id = $2), 0)
    on conflict do nothing returning version)
  select target.out_of as "outOf", (select version from saved) as version from target`;

/**
 * Enters marks and a comment for a student's work, for work on paper or instead of the marks of attempts. Nothing is
 * saved if the latest version is not the one that `entered` replaces. Throws `NOT_FOUND`, also for assignments of others
 * and those that are not for the student, and `INVALID_INPUT` above the maximum.
 */
export const enterMark = (
  pool: pg.Pool,
  viewer: Viewer,
  target: MarkTarget,
  entered: EnteredMark,
): Promise<EnterOutcome> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, viewer, target.assignment);
    return enterLocked(client, viewer, target, entered);
  });

/** The same for an assignment that the transaction has locked. */
export async function enterLocked(
  client: pg.ClientBase,
  viewer: Viewer,
  { assignment, student }: MarkTarget,
  { marks, comment, version }: EnteredMark,
): Promise<EnterOutcome> {
  if (!isUuid(student)) throw new ProductError('NOT_FOUND');
  // Submitting or marking an attempt sums it up as well, and has to see what is entered here.
  await client.query({ name: 'lock-entered-attempts', text: LOCK_ATTEMPTS, values: [assignment, student] });
  const { rows } = await client.query<{ outOf: number; version: number | null }>({
    name: 'enter-mark',
    text: ENTER,
    values: [assignment, student, version, marks, comment, viewer.userId],
  });
  const target = rows[0];
  if (target === undefined) throw new ProductError('NOT_FOUND');
  if (marks !== null && marks > target.outOf) {
    throw new ProductError('INVALID_INPUT', {
      fields: { marks: problemText('marksAboveMaximum', { max: target.outOf }) },
    });
  }
  if (target.version !== null) {
    await updateEnteredSubmission(client, { assignment, student, hasMarks: marks !== null });
    await reportEnteredGrade(client, assignment, student);
  }
  const { rows: versions } = await client.query<MarkVersion>({
    name: 'latest-entered-mark',
    text: LATEST_VERSION,
    values: [assignment, student, viewer.userId],
  });
  return { isSaved: target.version !== null, latest: versions[0] ?? null };
}

/** All versions of what was entered for a student's work, the latest first; none for assignments of others. */
export async function readMarkHistory(
  pool: pg.Pool,
  viewer: Viewer,
  { assignment, student }: MarkTarget,
): Promise<MarkVersion[]> {
  if (!isUuid(assignment) || !isUuid(student)) return [];
  return (await pool.query<MarkVersion>(VERSIONS, [assignment, student, viewer.userId])).rows;
}
