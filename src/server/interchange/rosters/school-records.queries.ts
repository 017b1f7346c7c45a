import type pg from 'pg';
import type {
  SchoolClassroom,
  SchoolEnrolment,
  SchoolMember,
  SchoolRecords,
  SchoolUser,
} from '#domain/interchange/rosters/school-records.ts';

/** The records of a school that a roster is compared with, as they are in the client's transaction. */
export async function readSchoolRecords(client: pg.ClientBase, schoolId: string): Promise<SchoolRecords> {
  const users = await client.query<SchoolUser>(
    `select u.id, u.name, u.email, u.role, u.disabled_at is not null as "isDisabled", l.sourced_id as "sourcedId",
       coalesce(u.disabled_at = l.ended_at, false) as "isDisabledByRoster"
     from users u left join roster_links l on l.school_id = $1 and l.kind = 'user' and l.user_id = u.id
     where u.school_id = $1 and u.role in ('student', 'teacher', 'schoolAdmin') order by lower(u.name), u.id`,
    [schoolId],
  );
  const classrooms = await client.query<SchoolClassroom>(
    `select c.id, c.name, c.archived_at is not null as "isArchived", l.sourced_id as "sourcedId",
       coalesce(c.archived_at = l.ended_at, false) as "isArchivedByRoster"
     from classrooms c left join roster_links l on l.school_id = $1 and l.kind = 'class' and l.classroom_id = c.id
     where c.school_id = $1 order by lower(c.name), c.id`,
    [schoolId],
  );
  const members = await client.query<SchoolMember>(
    `select m.classroom_id as "classroomId", m.user_id as "userId", 'student' as role
     from classroom_members m join classrooms c on c.id = m.classroom_id and c.school_id = $1 where m.left_at is null
     union all select t.classroom_id, t.user_id, 'teacher'
     from classroom_teachers t join classrooms c on c.id = t.classroom_id and c.school_id = $1`,
    [schoolId],
  );
  const enrolments = await client.query<SchoolEnrolment>(
    `select l.sourced_id as "sourcedId", c.id as "classroomId", u.id as "userId",
       case l.role when 'teacher' then 'teacher' else 'student' end as role
     from roster_links l join users u on u.id = l.user_id and u.school_id = $1
     join classrooms c on c.id = l.classroom_id and c.school_id = $1
     where l.school_id = $1 and l.kind = 'enrolment' order by l.sourced_id`,
    [schoolId],
  );
  return { users: users.rows, classrooms: classrooms.rows, members: members.rows, enrolments: enrolments.rows };
}
