import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import type { RosterRole } from '#domain/interchange/rosters/roster-import.ts';
import type { SchoolMember, SchoolRecords, SchoolUser } from '#domain/interchange/rosters/school-records.ts';

type Link = {
  readonly sourcedId: string;
  readonly userId: string | null;
  readonly classroomId: string | null;
  readonly role: RosterRole | null;
  /** With full precision, as the database formats it. */
  readonly endedAt: string | null;
};

/**
 * The records of a school that a roster is compared with, as they are in the client's transaction. They are joined here:
 * after an import, the planner has no statistics yet, and would compare every user with every id.
 */
export async function readSchoolRecords(client: pg.ClientBase, schoolId: string): Promise<SchoolRecords> {
  const { rows: links } = await client.query<Link>(
    `select l.sourced_id as "sourcedId", l.user_id as "userId", l.classroom_id as "classroomId", l.role,
       l.ended_at::text as "endedAt"
     from roster_links l where l.school_id = $1 order by l.kind, l.sourced_id`,
    [schoolId],
  );
  const byUser = new Map(links.flatMap((link) => (link.classroomId === null ? [[link.userId, link]] : [])));
  const byClass = new Map(links.flatMap((link) => (link.userId === null ? [[link.classroomId, link]] : [])));
  const { rows: users } = await client.query<{
    id: string;
    name: string;
    email: string;
    role: Role;
    disabledAt: string | null;
  }>(
    `select u.id, u.name, u.email, u.role, u.disabled_at::text as "disabledAt" from users u
     where u.school_id = $1 and u.merged_into is null order by lower(u.name), u.id`,
    [schoolId],
  );
  const { rows: classrooms } = await client.query<{ id: string; name: string; archivedAt: string | null }>(
    `select c.id, c.name, c.archived_at::text as "archivedAt" from classrooms c
     where c.school_id = $1 order by lower(c.name), c.id`,
    [schoolId],
  );
  const userIds = new Set(users.map(({ id }) => id));
  const classroomIds = new Set(classrooms.map(({ id }) => id));
  return {
    users: users.flatMap(({ id, name, email, role, disabledAt }): readonly SchoolUser[] => {
      if (role === 'admin') return [];
      const link = byUser.get(id);
      return [
        {
          ...{ id, name, email, role, isDisabled: disabledAt !== null, sourcedId: link?.sourcedId ?? null },
          isDisabledByRoster: disabledAt !== null && link?.endedAt === disabledAt,
        },
      ];
    }),
    classrooms: classrooms.map(({ id, name, archivedAt }) => {
      const link = byClass.get(id);
      return {
        ...{ id, name, isArchived: archivedAt !== null, sourcedId: link?.sourcedId ?? null },
        isArchivedByRoster: archivedAt !== null && link?.endedAt === archivedAt,
      };
    }),
    members: await readMembers(client, schoolId),
    enrolments: links.flatMap(({ sourcedId, userId, classroomId, role }) =>
      userId !== null && classroomId !== null && role !== null && userIds.has(userId) && classroomIds.has(classroomId)
        ? [{ sourcedId, userId, classroomId, role }]
        : [],
    ),
  };
}

/** Students and teachers of the school's classes, today. */
async function readMembers(client: pg.ClientBase, schoolId: string): Promise<readonly SchoolMember[]> {
  const { rows: students } = await client.query<{ classroomId: string; userId: string }>(
    `select m.classroom_id as "classroomId", m.user_id as "userId"
     from classroom_members m join classrooms c on c.id = m.classroom_id and c.school_id = $1 where m.left_at is null`,
    [schoolId],
  );
  const { rows: teachers } = await client.query<{ classroomId: string; userId: string }>(
    `select t.classroom_id as "classroomId", t.user_id as "userId"
     from classroom_teachers t join classrooms c on c.id = t.classroom_id and c.school_id = $1`,
    [schoolId],
  );
  return [
    ...students.map((student) => ({ ...student, role: 'student' as const })),
    ...teachers.map((teacher) => ({ ...teacher, role: 'teacher' as const })),
  ];
}
