import { positionsOf } from './apply-users.ts';
import { type BatchWork, type ChangeRow, outcomesOf, type RosterBatch } from './change-row.ts';

const positions = (rows: readonly ChangeRow[]) => rows.map(({ position }) => position);
const classroomIds = (rows: readonly ChangeRow[]) => rows.map(({ classroomId }) => classroomId);
const userIds = (rows: readonly ChangeRow[]) => rows.map(({ userId }) => userId);
const undoTexts = (rows: readonly ChangeRow[]) => rows.map(({ undo }) => JSON.stringify(undo ?? {}));

/** Who was added leaves the class again, and their work stays; who had been in it before is as before. */
export const undoAddedEnrolments: BatchWork = async (batch, rows) => {
  const { client, schoolId } = batch;
  const students = rows.filter(({ after }) => after?.role === 'student');
  const teachers = rows.filter(({ after }) => after?.role === 'teacher');
  const { rows: left } = await client.query<{ position: number }>(
    `update classroom_members m
     set left_at = case p.undo->>'was' when 'member' then null when 'left' then (p.undo->>'leftAt')::timestamptz else now() end,
       joined_at = case p.undo->>'was' when 'left' then (p.undo->>'joinedAt')::timestamptz else m.joined_at end,
       group_id = case p.undo->>'was' when 'member' then m.group_id end
     from unnest($2::integer[], $3::uuid[], $4::uuid[], $5::jsonb[]) as p(position, classroom_id, user_id, undo), classrooms c
     where m.classroom_id = p.classroom_id and m.user_id = p.user_id and m.left_at is null
       and c.id = m.classroom_id and c.school_id = $1
     returning p.position`,
    [schoolId, positions(students), classroomIds(students), userIds(students), undoTexts(students)],
  );
  const { rows: stopped } = await client.query<{ position: number }>(
    `delete from classroom_teachers t using unnest($2::integer[], $3::uuid[], $4::uuid[])
       as p(position, classroom_id, user_id), classrooms c
     where t.classroom_id = p.classroom_id and t.user_id = p.user_id and c.id = t.classroom_id and c.school_id = $1
     returning p.position`,
    [schoolId, positions(teachers), classroomIds(teachers), userIds(teachers)],
  );
  await unlinkEnrolments(batch, rows);
  return outcomesOf(rows, new Set([...positionsOf(left), ...positionsOf(stopped)]), 'undone');
};

/** The membership loses the id that the import gave to it, and stays. */
export const undoLinkedEnrolments: BatchWork = async (batch, rows) => {
  await unlinkEnrolments(batch, rows);
  return outcomesOf(rows, positionsOf(rows), 'undone');
};

async function unlinkEnrolments({ client, schoolId }: RosterBatch, rows: readonly ChangeRow[]): Promise<void> {
  await client.query(
    `delete from roster_links where school_id = $1 and kind = 'enrolment' and sourced_id = any($2::text[])`,
    [schoolId, rows.map(({ sourcedId }) => sourcedId)],
  );
}

/** Who was removed is in the class and in their group again, unless they have returned or left since. */
export const undoRemovedEnrolments: BatchWork = async ({ client, schoolId }, rows) => {
  const students = rows.filter(({ before }) => before?.role === 'student');
  const teachers = rows.filter(({ before }) => before?.role === 'teacher');
  const { rows: back } = await client.query<{ position: number }>(
    `update classroom_members m set left_at = null, joined_at = (p.undo->>'joinedAt')::timestamptz,
       group_id = (select g.id from classroom_groups g
         where g.classroom_id = m.classroom_id and g.id = (p.undo->>'groupId')::uuid)
     from unnest($2::integer[], $3::uuid[], $4::uuid[], $5::jsonb[]) as p(position, classroom_id, user_id, undo), classrooms c
     where m.classroom_id = p.classroom_id and m.user_id = p.user_id and m.left_at = (p.undo->>'leftAt')::timestamptz
       and c.id = m.classroom_id and c.school_id = $1
     returning p.position`,
    [schoolId, positions(students), classroomIds(students), userIds(students), undoTexts(students)],
  );
  const { rows: teaching } = await client.query<{ position: number }>(
    `with put as (
       insert into classroom_teachers (classroom_id, user_id, added_at)
       select c.id, u.id, (p.undo->>'joinedAt')::timestamptz
       from unnest($3::uuid[], $4::uuid[], $5::jsonb[]) as p(classroom_id, user_id, undo)
       join classrooms c on c.id = p.classroom_id and c.school_id = $1
       join users u on u.id = p.user_id and u.school_id = $1 and u.role = 'teacher'
       on conflict do nothing returning classroom_id, user_id
     )
     select p.position from unnest($2::integer[], $3::uuid[], $4::uuid[]) as p(position, classroom_id, user_id)
     join put on put.classroom_id = p.classroom_id and put.user_id = p.user_id`,
    [schoolId, positions(teachers), classroomIds(teachers), userIds(teachers), undoTexts(teachers)],
  );
  const done = new Set([...positionsOf(back), ...positionsOf(teaching)]);
  const linked = rows.flatMap(({ position, classroomId, userId, before, undo }) =>
    done.has(position) ? (undo?.ids ?? []).map((id) => ({ id, classroomId, userId, role: before?.role ?? null })) : [],
  );
  await client.query(
    `insert into roster_links (school_id, kind, sourced_id, classroom_id, user_id, role)
     select $1, 'enrolment', p.* from unnest($2::text[], $3::uuid[], $4::uuid[], $5::text[])
       as p(sourced_id, classroom_id, user_id, role) on conflict do nothing`,
    [
      schoolId,
      linked.map(({ id }) => id),
      linked.map(({ classroomId }) => classroomId),
      linked.map(({ userId }) => userId),
      linked.map(({ role }) => role),
    ],
  );
  return outcomesOf(rows, done, 'undone');
};
