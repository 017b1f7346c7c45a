import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CLASSROOM_GROUPS_MAX, CLASSROOMS_PER_TEACHER_MAX } from '#domain/classrooms/classroom.limits.ts';
import type { ClassroomDraft } from '#domain/classrooms/classroom.schema.ts';
import { JOIN_CODE_CHARS, joinCodeOf } from '#domain/classrooms/join-code.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { lockUser } from '../platform/db/lock-user.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { moveWindows } from './assignments/windows.commands.ts';
import { teaches } from './classroom.permission.ts';

/** A random code with which students join a class. */
export const freshJoinCode = (): string => joinCodeOf(randomBytes(JOIN_CODE_CHARS));

/** Locks a class that the viewer teaches until the transaction ends. Throws `NOT_FOUND`, also for classes of others. */
export async function lockTaught(client: pg.ClientBase, viewer: Viewer, id: string): Promise<{ archived: boolean }> {
  const { rows } = isUuid(id)
    ? await client.query<{ archived: boolean }>(
        `select c.archived_at is not null as archived from classrooms c where c.id = $1 and ${teaches('c.id', '$2')} for update`,
        [id, viewer.userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** The same for a class that is not archived. Throws `INVALID_INPUT` for an archived class. */
export async function lockCurrent(client: pg.ClientBase, viewer: Viewer, id: string): Promise<void> {
  const { archived } = await lockTaught(client, viewer, id);
  if (archived) throw new ProductError('INVALID_INPUT', { problem: problemText('classArchived') });
}

/**
 * Creates a class in the viewer's school, with a join code. Returns its id. Throws `FORBIDDEN` unless the viewer
 * teaches.
 */
export async function createClassroom(
  pool: pg.Pool,
  viewer: Viewer,
  { name, subject }: ClassroomDraft,
): Promise<string> {
  if (viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
  return inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = await client.query<{ full: boolean }>(
      'select count(*) >= $2 as full from classroom_teachers where user_id = $1',
      [viewer.userId, CLASSROOMS_PER_TEACHER_MAX],
    );
    if (rows[0]?.full === true) {
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('classesLimit'),
      });
    }
    const id = randomUUID();
    await client.query(
      `insert into classrooms (id, school_id, name, subject_id, created_by)
       select $1, u.school_id, $3, (select id from subjects where id = $4), u.id from users u where u.id = $2`,
      [id, viewer.userId, name, subject],
    );
    await client.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [id, viewer.userId]);
    await client.query(
      `insert into classroom_codes (code, classroom_id, kind, created_by) values ($1, $2, 'code', $3)`,
      [freshJoinCode(), id, viewer.userId],
    );
    return id;
  });
}

/** Throws `NOT_FOUND`. */
export async function changeClassroom(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { name, subject }: ClassroomDraft,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, id);
    await client.query(
      'update classrooms set name = $2, subject_id = (select id from subjects where id = $3) where id = $1',
      [id, name, subject],
    );
  });
}

/** Archives or restores a class. An archived class has no valid codes, and its assignments can't be started. */
export async function archiveClassroom(pool: pg.Pool, viewer: Viewer, id: string, archived: boolean): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, id);
    await client.query(
      'update classrooms set archived_at = case when $2 then coalesce(archived_at, now()) end where id = $1',
      [id, archived],
    );
  });
}

/** Removes a teacher, possibly the viewer, from a class. Throws `NOT_FOUND`, `LAST_TEACHER`. */
export async function removeTeacher(pool: pg.Pool, viewer: Viewer, id: string, teacher: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, id);
    const { rows } = await client.query<{ user_id: string }>(
      'select user_id from classroom_teachers where classroom_id = $1',
      [id],
    );
    if (!rows.some(({ user_id }) => user_id === teacher)) throw new ProductError('NOT_FOUND');
    if (rows.length === 1) throw new ProductError('LAST_TEACHER');
    await client.query('delete from classroom_teachers where classroom_id = $1 and user_id = $2', [id, teacher]);
  });
}

/** Removes a student from a class; their work is kept. Throws `NOT_FOUND`. */
export async function removeMember(pool: pg.Pool, viewer: Viewer, id: string, student: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, id);
    await endMembership(client, id, student);
  });
}

/** A student leaves a class. Throws `NOT_FOUND`. */
export const leaveClassroom = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, (client) => endMembership(client, id, viewer.userId));

async function endMembership(client: pg.ClientBase, classroom: string, student: string): Promise<void> {
  const { rowCount } =
    isUuid(classroom) && isUuid(student)
      ? await client.query(
          `update classroom_members set left_at = now(), group_id = null
           where classroom_id = $1 and user_id = $2 and left_at is null`,
          [classroom, student],
        )
      : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** Creates a group in a class. Returns its id. Throws `NOT_FOUND`, `INVALID_INPUT` for a name that is taken. */
export async function createGroup(pool: pg.Pool, viewer: Viewer, classroom: string, name: string): Promise<string> {
  return inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const { rows } = await client.query<{ id: string | null; count: number }>(
      `with made as (insert into classroom_groups (id, classroom_id, name) values ($1, $2, $3) on conflict do nothing returning id)
       select (select id from made) as id, count(*)::int as count from classroom_groups where classroom_id = $2`,
      [randomUUID(), classroom, name],
    );
    const created = rows[0];
    if (created === undefined || created.id === null) {
      throw new ProductError('INVALID_INPUT', { fields: { name: problemText('groupNameTaken') } });
    }
    if (created.count >= CLASSROOM_GROUPS_MAX) {
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('groupsLimit', { max: CLASSROOM_GROUPS_MAX }),
      });
    }
    return created.id;
  });
}

/** Renames a group. Throws `NOT_FOUND`, `INVALID_INPUT` for a name that another group of the class has. */
export async function renameGroup(
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { group, name }: { readonly group: string; readonly name: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const { rows } = isUuid(group)
      ? await client.query<{ taken: boolean }>(
          `select exists (select from classroom_groups o
             where o.classroom_id = g.classroom_id and o.name = $3 and o.id <> g.id) as taken
           from classroom_groups g where g.id = $1 and g.classroom_id = $2`,
          [group, classroom, name],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (rows[0].taken) {
      throw new ProductError('INVALID_INPUT', { fields: { name: problemText('groupNameTaken') } });
    }
    await client.query('update classroom_groups set name = $2 where id = $1', [group, name]);
  });
}

/** Deletes a group. Its students stay in the class, but lose its assignments unless they have started them. */
export async function deleteGroup(pool: pg.Pool, viewer: Viewer, classroom: string, group: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, classroom);
    const { rows } = isUuid(group)
      ? await client.query<{ alone: boolean }>(
          `select exists (select from assignment_groups ag join assignments s on s.id = ag.assignment_id
             where ag.group_id = g.id and s.deleted_at is null) as alone
           from classroom_groups g where g.id = $1 and g.classroom_id = $2`,
          [group, classroom],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    // Without its group, an assignment would suddenly be for the whole class.
    if (rows[0].alone) {
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('groupHasAssignments'),
      });
    }
    const { rows: students } = await client.query<{ user_id: string }>(
      'update classroom_members set group_id = null where classroom_id = $1 and group_id = $2 returning user_id',
      [classroom, group],
    );
    await client.query('update classroom_invitations set group_id = null where classroom_id = $1 and group_id = $2', [
      classroom,
      group,
    ]);
    await client.query('delete from classroom_groups where id = $1', [group]);
    for (const { user_id } of students) await moveWindows(client, { student: user_id });
  });
}

/**
 * Moves a student to a group of the class, or out of all groups; deadlines of open attempts change too. Throws
 * `NOT_FOUND`.
 */
export async function moveToGroup(
  pool: pg.Pool,
  viewer: Viewer,
  {
    classroom,
    student,
    group,
  }: { readonly classroom: string; readonly student: string; readonly group: string | null },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const { rowCount } =
      isUuid(student) && (group === null || isUuid(group))
        ? await client.query(
            `update classroom_members m set group_id = $3 where classroom_id = $1 and user_id = $2 and left_at is null
             and ($3::uuid is null or exists (select from classroom_groups g where g.id = $3 and g.classroom_id = $1))`,
            [classroom, student, group],
          )
        : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await moveWindows(client, { student });
  });
}
