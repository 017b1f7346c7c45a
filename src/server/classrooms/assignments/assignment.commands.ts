import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  type AssignmentDraft,
  type ExceptionDraft,
  timesProblem,
} from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import type { AssignmentDates } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { ASSIGNMENTS_PER_CLASSROOM_MAX } from '#domain/classrooms/classroom.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { reportGrades } from '../../lti/grades/grade.commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockCurrent } from '../classroom.commands.ts';
import { teaches } from '../classroom.permission.ts';
import { storeParts } from './assignment-parts.commands.ts';
import { moveWindows } from './windows.commands.ts';

type Locked = { readonly classroom: string; readonly published: boolean };

const LOCK = `
  select s.classroom_id as classroom, s.published_at is not null as published from assignments s
  where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')} for update`;

/** Locks an assignment of a class that the viewer teaches. Throws `NOT_FOUND`, also for assignments of others. */
export async function lockSet(client: pg.ClientBase, viewer: Viewer, id: string): Promise<Locked> {
  const { rows } = isUuid(id)
    ? await client.query<Locked>({ name: 'lock-assignment', text: LOCK, values: [id, viewer.userId] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

const COLUMNS = `title, instructions, opens_at, due_at, late_until, late_deduction, late_interval_seconds, late_floor, tries,
  counted_try, behaviour, seconds, shows_marks, shows_feedback, blocks_practice, weight`;

const valuesOf = (draft: AssignmentDraft) =>
  [
    draft.title,
    draft.instructions,
    draft.opensAt,
    draft.dueAt,
    draft.lateUntil,
    draft.lateDeduction,
    draft.lateIntervalSeconds,
    draft.lateFloor,
    draft.tries,
    draft.countedAttempt,
    draft.behaviour,
    draft.seconds,
    draft.showsMarks,
    draft.showsFeedback,
    draft.blocksPractice,
    draft.weight,
  ] as const;

/** Creates an assignment as a draft. Returns its id. Throws `NOT_FOUND` for a class of others, `INVALID_INPUT`. */
export const createAssignment = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  draft: AssignmentDraft,
): Promise<string> => inTransaction(pool, (client) => insertAssignment(client, viewer, classroom, draft));

/** The same within a transaction. Locks the class. */
export async function insertAssignment(
  client: pg.ClientBase,
  viewer: Viewer,
  classroom: string,
  draft: AssignmentDraft,
): Promise<string> {
  await lockCurrent(client, viewer, classroom);
  await refuseTooMany(client, classroom);
  const id = randomUUID();
  await client.query(
    `insert into assignments (id, classroom_id, created_by, ${COLUMNS})
     values ($1, $2, $3, ${COLUMNS.split(',')
       .map((_, at) => `$${at + 4}`)
       .join(', ')})`,
    [id, classroom, viewer.userId, ...valuesOf(draft)],
  );
  await storeGroups(client, id, classroom, draft.groups);
  await storeParts(client, id, draft.parts);
  return id;
}

/** Throws `INVALID_INPUT` if the class has as many assignments as it can have. */
export async function refuseTooMany(client: pg.ClientBase, classroom: string): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    'select count(*) >= $2 as full from assignments where classroom_id = $1 and deleted_at is null',
    [classroom, ASSIGNMENTS_PER_CLASSROOM_MAX],
  );
  if (rows[0]?.full === true) {
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('assignmentsLimit'),
    });
  }
}

/**
 * Changes an assignment and the deadlines of open attempts. Throws `NOT_FOUND`, `ASSIGNMENT_BEGUN`, `INVALID_INPUT`.
 */
export const changeAssignment = (pool: pg.Pool, viewer: Viewer, id: string, draft: AssignmentDraft): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { classroom } = await lockSet(client, viewer, id);
    await client.query(
      `update assignments set (${COLUMNS}, updated_at) = (${COLUMNS.split(',')
        .map((_, at) => `$${at + 2}`)
        .join(', ')}, now()) where id = $1`,
      [id, ...valuesOf(draft)],
    );
    await storeGroups(client, id, classroom, draft.groups);
    await storeParts(client, id, draft.parts);
    await moveWindows(client, { assignment: id });
  });

async function storeGroups(
  client: pg.ClientBase,
  id: string,
  classroom: string,
  groups: readonly string[],
): Promise<void> {
  const groupIds = [...new Set(groups)];
  await client.query('delete from assignment_groups where assignment_id = $1', [id]);
  const { rowCount } = await client.query(
    `insert into assignment_groups (assignment_id, group_id)
     select $1, g.id from classroom_groups g where g.classroom_id = $2 and g.id = any($3)`,
    [id, classroom, groupIds],
  );
  if (rowCount !== groupIds.length) {
    throw new ProductError('INVALID_INPUT', { fields: { groups: problemText('groupGone') } });
  }
}

/** Publishes an assignment: students see it from its opening time. Repeating it changes nothing. Throws `NOT_FOUND`. */
export const publishAssignment = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { classroom } = await lockSet(client, viewer, id);
    await lockCurrent(client, viewer, classroom);
    await client.query('update assignments set published_at = coalesce(published_at, now()) where id = $1', [id]);
  });

/** Deletes an assignment; students keep their attempts. Throws `NOT_FOUND`. */
export const deleteAssignment = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, viewer, id);
    await client.query('update assignments set deleted_at = now() where id = $1', [id]);
  });

/**
 * Copies an assignment as a draft, in the same class or another class of the viewer. Questions stay pinned to their
 * versions. Without dates, those of the assignment are copied, but only within a class. Returns the new id. Throws
 * `NOT_FOUND`, and `INVALID_INPUT` for dates that contradict each other.
 */
export const duplicateAssignment = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { classroom, dates = null }: { readonly classroom: string | null; readonly dates?: AssignmentDates | null },
): Promise<string> =>
  inTransaction(pool, async (client) => {
    const problem = dates === null ? null : timesProblem(dates);
    if (problem !== null) throw new ProductError('INVALID_INPUT', { fields: { [problem.field]: problem.message } });
    const source = await lockSet(client, viewer, id);
    const target = classroom ?? source.classroom;
    await lockCurrent(client, viewer, target);
    await refuseTooMany(client, target);
    const copy = randomUUID();
    const isElsewhere = target !== source.classroom;
    await client.query(
      `insert into assignments (id, classroom_id, created_by, paper_marks, ${COLUMNS})
       select $2, $3, $4, paper_marks, title, instructions, case when $5::boolean then $6::timestamptz else opens_at end, case when $5::boolean then $7::timestamptz else due_at end,
         case when $5::boolean then $8::timestamptz else late_until end, late_deduction, late_interval_seconds, late_floor, tries, counted_try,
         behaviour, seconds, shows_marks, shows_feedback, blocks_practice, weight from assignments where id = $1`,
      [
        ...[id, copy, target, viewer.userId, isElsewhere || dates !== null],
        ...[dates?.opensAt ?? null, dates?.dueAt ?? null, dates?.lateUntil ?? null],
      ],
    );
    if (!isElsewhere) {
      await client.query(
        'insert into assignment_groups (assignment_id, group_id) select $2, group_id from assignment_groups where assignment_id = $1',
        [id, copy],
      );
    }
    await client.query(
      `with copied as materialized (
         select p.*, gen_random_uuid() as copy from assignment_parts p where p.assignment_id = $1
       ), parts as (
         insert into assignment_parts (id, assignment_id, position, kind, title, quiz_id, paper_id, material_id, draws)
         select copy, $2, position, kind, title, quiz_id, paper_id, material_id, draws from copied returning id)
       insert into assignment_items (part_id, position, version_id, marks)
       select c.copy, ai.position, ai.version_id, ai.marks from copied c join assignment_items ai on ai.part_id = c.id`,
      [id, copy],
    );
    return copy;
  });

/** The student or group of an exception. */
export type ExceptionFor = { readonly student: string } | { readonly group: string };

/**
 * Sets other dates or attempts for a student or a group of the class; null removes the exception. Deadlines of open
 * attempts change too. Throws `NOT_FOUND`, also for a student or a group of another class.
 */
export const storeException = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  audience: ExceptionFor,
  draft: ExceptionDraft | null,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { classroom } = await lockSet(client, viewer, id);
    const [column, one, belongs] =
      'student' in audience
        ? ([
            'user_id',
            audience.student,
            'select from classroom_members where classroom_id = $1 and user_id = $2',
          ] as const)
        : (['group_id', audience.group, 'select from classroom_groups where classroom_id = $1 and id = $2'] as const);
    const { rowCount } = isUuid(one) ? await client.query(belongs, [classroom, one]) : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await client.query(`delete from assignment_exceptions where assignment_id = $1 and ${column} = $2`, [id, one]);
    if (draft !== null) {
      await client.query(
        `insert into assignment_exceptions (id, assignment_id, ${column}, opens_at, due_at, late_until, tries, excused, created_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...[randomUUID(), id, one, draft.opensAt, draft.dueAt, draft.lateUntil, draft.tries, draft.excused],
          viewer.userId,
        ],
      );
    }
    await moveWindows(client, { assignment: id });
  });

/** Releases marks and feedback to all students; `false` withdraws them. Throws `NOT_FOUND`. */
export const releaseMarks = (pool: pg.Pool, viewer: Viewer, id: string, released: boolean): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, viewer, id);
    await client.query(
      'update assignments set marks_released_at = case when $2 then coalesce(marks_released_at, now()) end where id = $1',
      [id, released],
    );
    await reportGrades(client, id);
  });
