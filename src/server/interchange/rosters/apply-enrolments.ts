import type { Role } from '#domain/access/role.ts';
import { CLASSROOM_MEMBERS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { recordClasses } from './apply-classes.ts';
import type { BatchWork, ChangeOutcome, ChangeRow, RosterBatch, RosterUndo } from './change-row.ts';

type Enrolment = {
  readonly position: number;
  readonly sourcedId: string;
  readonly classroomId: string;
  readonly userId: string;
  /** A student or a teacher: other accounts are not found. */
  readonly role: Role;
  readonly name: string;
  readonly className: string;
};

/** Adds students and teachers to classes. Students who return find their earlier work. */
export const addEnrolments: BatchWork = async (batch, rows) => {
  const found = await resolved(batch, rows);
  await lockClasses(batch, found);
  const fitting = await thatFit(batch, found);
  const students = fitting.filter(({ role }) => role === 'student');
  const teachers = fitting.filter(({ role }) => role === 'teacher');
  const undo = await addStudents(batch, students);
  await addTeachers(batch, teachers);
  await linkAll(batch, fitting);
  await acceptInvitations(batch, fitting);
  const added = new Map(fitting.map((enrolment) => [enrolment.position, enrolment]));
  const known = new Set(found.map(({ position }) => position));
  return rows.map(({ position }): ChangeOutcome => {
    const enrolment = added.get(position);
    if (enrolment === undefined)
      return { position, status: 'skipped', reason: known.has(position) ? 'classFull' : 'notImported' };
    const { userId, classroomId } = enrolment;
    return { position, status: 'applied', userId, classroomId, undo: undo.get(position) ?? { was: 'none' } };
  });
};

/** Connects memberships that exist already with the ids of the school's system. */
export const linkEnrolments: BatchWork = async (batch, rows) => {
  const found = await resolved(batch, rows);
  await linkAll(batch, found);
  const linked = new Map(found.map((enrolment) => [enrolment.position, enrolment]));
  return rows.map(({ position }) => {
    const enrolment = linked.get(position);
    return enrolment === undefined
      ? { position, status: 'skipped', reason: 'notImported' }
      : { position, status: 'applied', userId: enrolment.userId, classroomId: enrolment.classroomId };
  });
};

/**
 * The accounts and classes of enrolments, by their ids in the school's system: earlier changes have created them. They
 * are joined here: during an import, the planner has no statistics yet, and would read all ids for every enrolment.
 */
async function resolved({ client, schoolId }: RosterBatch, rows: readonly ChangeRow[]): Promise<readonly Enrolment[]> {
  const { rows: users } = await client.query<{ sourcedId: string; id: string; name: string; role: Role }>(
    `select l.sourced_id as "sourcedId", u.id, u.name, u.role from roster_links l
     join users u on u.id = l.user_id and u.school_id = $1
     where l.school_id = $1 and l.kind = 'user' and l.sourced_id = any($2::text[])`,
    [schoolId, [...new Set(rows.map(({ userSourcedId }) => userSourcedId))]],
  );
  const { rows: classes } = await client.query<{ sourcedId: string; id: string; name: string }>(
    `select l.sourced_id as "sourcedId", c.id, c.name from roster_links l
     join classrooms c on c.id = l.classroom_id and c.school_id = $1 and c.archived_at is null
     where l.school_id = $1 and l.kind = 'class' and l.sourced_id = any($2::text[])`,
    [schoolId, [...new Set(rows.map(({ classSourcedId }) => classSourcedId))]],
  );
  const userOf = new Map(users.map((user) => [user.sourcedId, user]));
  const classOf = new Map(classes.map((classroom) => [classroom.sourcedId, classroom]));
  return rows.flatMap(({ position, sourcedId, userSourcedId, classSourcedId, after }) => {
    const user = userOf.get(userSourcedId ?? '');
    const classroom = classOf.get(classSourcedId ?? '');
    if (user === undefined || classroom === undefined || user.role !== after?.role) return [];
    const { id: userId, name, role } = user;
    return [{ position, sourcedId, classroomId: classroom.id, userId, role, name, className: classroom.name }];
  });
}

/** Users who join by themselves meanwhile wait, and count towards the size of the class. */
async function lockClasses(
  { client }: RosterBatch,
  rows: readonly { readonly classroomId: string | null }[],
): Promise<void> {
  await client.query('select from classrooms where id = any($1::uuid[]) order by id for update', [
    [...new Set(rows.flatMap(({ classroomId }) => (classroomId === null ? [] : [classroomId])))],
  ]);
}

async function thatFit({ client }: RosterBatch, enrolments: readonly Enrolment[]): Promise<readonly Enrolment[]> {
  const { rows } = await client.query<{ id: string; size: number }>(
    `select m.classroom_id as id, count(*)::int as size from classroom_members m
     where m.classroom_id = any($1::uuid[]) and m.left_at is null group by 1`,
    [[...new Set(enrolments.map(({ classroomId }) => classroomId))]],
  );
  const sizes = new Map(rows.map(({ id, size }) => [id, size]));
  return enrolments.filter(({ role, classroomId }) => {
    if (role === 'teacher') return true;
    const size = (sizes.get(classroomId) ?? 0) + 1;
    sizes.set(classroomId, size);
    return size <= CLASSROOM_MEMBERS_MAX;
  });
}

/** Returns what undoing needs, by position. */
async function addStudents(
  { client }: RosterBatch,
  students: readonly Enrolment[],
): Promise<ReadonlyMap<number, RosterUndo>> {
  const { rows } = await client.query<{ position: number; undo: RosterUndo }>(
    `with p as (
       select * from unnest($1::integer[], $2::uuid[], $3::uuid[]) as p(position, classroom_id, user_id)
     ), prior as (
       select p.position, m.joined_at, m.left_at, m.group_id, m.user_id is not null as existed
       from p left join classroom_members m on m.classroom_id = p.classroom_id and m.user_id = p.user_id
     ), put as (
       insert into classroom_members (classroom_id, user_id) select distinct classroom_id, user_id from p
       on conflict (classroom_id, user_id) do update set left_at = null,
         joined_at = case when classroom_members.left_at is null then classroom_members.joined_at else now() end
     )
     select position, jsonb_build_object(
       'was', case when not existed then 'none' when left_at is null then 'member' else 'left' end,
       'joinedAt', joined_at, 'leftAt', left_at, 'groupId', group_id) as undo from prior`,
    [
      students.map(({ position }) => position),
      students.map(({ classroomId }) => classroomId),
      students.map(({ userId }) => userId),
    ],
  );
  return new Map(rows.map(({ position, undo }) => [position, undo]));
}

async function addTeachers(batch: RosterBatch, teachers: readonly Enrolment[]): Promise<void> {
  if (teachers.length === 0) return;
  await batch.client.query(
    `insert into classroom_teachers (classroom_id, user_id)
     select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [teachers.map(({ classroomId }) => classroomId), teachers.map(({ userId }) => userId)],
  );
  await recordClasses(
    batch,
    'changed',
    teachers.map(({ classroomId, className, name }) => ({
      ...{ id: classroomId, title: className, before: { teacher: null }, after: { teacher: name } },
    })),
  );
}

async function linkAll({ client, schoolId }: RosterBatch, enrolments: readonly Enrolment[]): Promise<void> {
  await client.query(
    `insert into roster_links (school_id, kind, sourced_id, classroom_id, user_id, role)
     select $1, 'enrolment', p.* from unnest($2::text[], $3::uuid[], $4::uuid[], $5::text[])
       as p(sourced_id, classroom_id, user_id, role)
     on conflict (school_id, kind, sourced_id) do update
       set classroom_id = excluded.classroom_id, user_id = excluded.user_id, role = excluded.role`,
    [
      schoolId,
      enrolments.map(({ sourcedId }) => sourcedId),
      enrolments.map(({ classroomId }) => classroomId),
      enrolments.map(({ userId }) => userId),
      enrolments.map(({ role }) => role),
    ],
  );
}

/** A teacher's invitation of a user who is in the class now is no longer pending. */
async function acceptInvitations({ client }: RosterBatch, enrolments: readonly Enrolment[]): Promise<void> {
  await client.query(
    `update classroom_invitations i set accepted_at = now() from unnest($1::uuid[], $2::uuid[]) as p(classroom_id, user_id)
     join users u on u.id = p.user_id
     where i.classroom_id = p.classroom_id and i.accepted_at is null and i.role = u.role and i.email = u.email`,
    [enrolments.map(({ classroomId }) => classroomId), enrolments.map(({ userId }) => userId)],
  );
}

/** Removes students and teachers from classes. Students' rows stay, and with them their work. */
export const removeEnrolments: BatchWork = async (batch, rows) => {
  const { client, schoolId } = batch;
  await lockClasses(batch, rows);
  const parameters = [
    rows.map(({ position }) => position),
    rows.map(({ classroomId }) => classroomId),
    rows.map(({ userId }) => userId),
    rows.map(({ before }) => before?.role ?? null),
  ] as const;
  const { rows: removed } = await client.query<{ position: number; undo: RosterUndo; name: string; className: string }>(
    `with p as (
       select * from unnest($2::integer[], $3::uuid[], $4::uuid[], $5::text[]) as p(position, classroom_id, user_id, role)
     ), prior as (
       select p.*, m.joined_at, m.group_id from p
       join classrooms c on c.id = p.classroom_id and c.school_id = $1
       join classroom_members m on m.classroom_id = p.classroom_id and m.user_id = p.user_id and m.left_at is null
       where p.role = 'student'
     ), left_class as (
       update classroom_members m set left_at = now(), group_id = null from prior
       where m.classroom_id = prior.classroom_id and m.user_id = prior.user_id
     ), taught as (
       delete from classroom_teachers t using p, classrooms c
       where p.role = 'teacher' and t.classroom_id = p.classroom_id and t.user_id = p.user_id
         and c.id = p.classroom_id and c.school_id = $1
       returning p.position, p.classroom_id, p.user_id, p.role, t.added_at
     ), gone as (
       select position, classroom_id, user_id, role, joined_at, group_id from prior
       union all select position, classroom_id, user_id, role, added_at, null from taught
     ), links as (
       delete from roster_links l using gone where l.school_id = $1 and l.kind = 'enrolment'
         and l.classroom_id = gone.classroom_id and l.user_id = gone.user_id and l.role = gone.role
       returning gone.position, l.sourced_id
     )
     select gone.position, u.name, c.name as "className", jsonb_build_object('joinedAt', gone.joined_at, 'leftAt', now(), 'groupId', gone.group_id,
       'ids', (select coalesce(jsonb_agg(sourced_id), '[]') from links where links.position = gone.position)) as undo
     from gone join users u on u.id = gone.user_id join classrooms c on c.id = gone.classroom_id`,
    [schoolId, ...parameters],
  );
  const found = new Map(removed.map((row) => [row.position, row]));
  await recordClasses(
    batch,
    'changed',
    rows.flatMap(({ position, classroomId, before }) => {
      const row = found.get(position);
      return row === undefined || classroomId === null || before?.role !== 'teacher'
        ? []
        : [{ id: classroomId, title: row.className, before: { teacher: row.name }, after: { teacher: null } }];
    }),
  );
  return rows.map(({ position }): ChangeOutcome => {
    const row = found.get(position);
    return row === undefined
      ? { position, status: 'skipped', reason: 'changedSince' }
      : { position, status: 'applied', undo: row.undo };
  });
};
