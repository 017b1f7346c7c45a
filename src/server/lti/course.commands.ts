import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CLASSROOM_MEMBERS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { lockCurrent } from '../classrooms/classroom.commands.ts';
import { teaches } from '../classrooms/classroom.permission.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import type { LaunchMessage } from './launch/launch-message.ts';
import { type CourseMember, readCourseMembers } from './members.ts';
import { type Platform, platformColumns } from './platform.queries.ts';
import type { Service } from './service.ts';

/** A course from which a teacher launched, with its members who have not joined a class yet. */
export type TaughtCourse = {
  readonly id: string;
  readonly title: string;
  readonly platform: string;
  /** Names of members who have not opened Lectern from the platform yet. */
  readonly expected: readonly string[];
};

/** Saves the course from which a teacher launched, so that its members can be read. */
export async function saveCourse(
  client: pg.ClientBase,
  { platformId, userId, message }: { platformId: string; userId: string; message: LaunchMessage },
): Promise<void> {
  const { course, role } = message;
  if (role !== 'teacher' || course === null || course.membersUrl === null) return;
  await client.query(
    `with kept as (
       insert into platform_courses (id, platform_id, context_id, title, members_url) values ($1, $2, $3, $4, $5)
       on conflict (platform_id, context_id) do update set title = excluded.title, members_url = excluded.members_url
       returning id)
     insert into platform_course_teachers (course_id, user_id)
     select kept.id, u.id from kept, users u where u.id = $6 and u.role = 'teacher' on conflict do nothing`,
    [randomUUID(), platformId, course.id, course.title, course.membersUrl, userId],
  );
}

/** The courses from which the viewer launched, for one of their classes; none for classes of others. */
export async function readTaughtCourses(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<TaughtCourse[]> {
  if (!isUuid(classroom)) return [];
  const { rows } = await pool.query<TaughtCourse>(
    `select pc.id, case pc.title when '' then pc.context_id else pc.title end as title, p.name as platform, array(
       select r.name from platform_roster r where r.course_id = pc.id and r.classroom_id = $2 order by r.name) as expected
     from platform_course_teachers ct join platform_courses pc on pc.id = ct.course_id
     join platforms p on p.id = pc.platform_id and p.deleted_at is null
     where ct.user_id = $1 and ${teaches('$2::uuid', '$1::uuid')} order by p.name, title`,
    [viewer.userId, classroom],
  );
  return rows;
}

// Adds the members that the platform named for a class and who have launched since, once each. A student who was
// removed stays removed.
const JOIN = `
  with come as (
    select * from (select r.classroom_id, r.course_id, r.subject, u.id as user_id,
      row_number() over (partition by r.classroom_id order by r.subject)
        + (select count(*) from classroom_members m where m.classroom_id = r.classroom_id and m.left_at is null) as place
    from platform_roster r join platform_courses pc on pc.id = r.course_id
    join platform_people pp on pp.platform_id = pc.platform_id and pp.subject = r.subject
    join users u on u.id = pp.user_id and u.role = 'student' and u.disabled_at is null
    join classrooms c on c.id = r.classroom_id and c.archived_at is null
      and (c.school_id is null or u.school_id is null or c.school_id = u.school_id)
    where (r.classroom_id = $1 or ($1::uuid is null and pp.user_id = $2))) waiting where place <= ${CLASSROOM_MEMBERS_MAX}
  ), gone as (
    delete from platform_roster r using come
    where r.classroom_id = come.classroom_id and r.course_id = come.course_id and r.subject = come.subject
  )
  insert into classroom_members (classroom_id, user_id) select distinct classroom_id, user_id from come
  on conflict (classroom_id, user_id) do nothing`;

/** Adds a user's first launch to the classes that expect them. */
export async function joinExpecting(client: pg.ClientBase, userId: string): Promise<void> {
  // Classes in the order of their ids, so that two simultaneous launches wait for each other instead of deadlocking.
  await client.query(
    `select from classrooms where id in (
       select r.classroom_id from platform_roster r join platform_courses pc on pc.id = r.course_id
       join platform_people pp on pp.platform_id = pc.platform_id and pp.subject = r.subject where pp.user_id = $1)
     order by id for update`,
    [userId],
  );
  await client.query(JOIN, [null, userId]);
}

/**
 * Reads the members of a platform's course (Names and Role Provisioning Services 2.0) for a class: students who have an
 * account join it now, the others when they first launch. Throws `NOT_FOUND` for classes and courses of others,
 * `OTHER_SCHOOL`, `CLASSROOM_FULL`, `INVALID_INPUT` if the platform gives no list.
 */
export async function takeCourseMembers(
  { pool, service }: { readonly pool: pg.Pool; readonly service: Service },
  viewer: Viewer,
  { classroom, course }: { readonly classroom: string; readonly course: string },
): Promise<{ readonly joined: number; readonly expected: number }> {
  const found = await findCourse(pool, viewer, { classroom, course });
  const members = await readCourseMembers(service, found, found.membersUrl);
  const students = [...new Map(members.map((member) => [member.subject, member])).values()].filter(isStudentThere);
  if (students.length > CLASSROOM_MEMBERS_MAX) throw new ProductError('CLASSROOM_FULL');
  return inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    await client.query('delete from platform_roster where classroom_id = $1 and course_id = $2', [classroom, course]);
    await client.query(
      `insert into platform_roster (classroom_id, course_id, subject, name)
       select $1, $2, s.subject, s.name from unnest($3::text[], $4::text[]) as s(subject, name)`,
      [classroom, course, students.map(({ subject }) => subject), students.map(({ name }) => name)],
    );
    const { rowCount: joined } = await client.query(JOIN, [classroom, null]);
    const { rows } = await client.query<{ expected: number }>(
      'select count(*)::int as expected from platform_roster where classroom_id = $1 and course_id = $2',
      [classroom, course],
    );
    return { joined: joined ?? 0, expected: rows[0]?.expected ?? 0 };
  });
}

const isStudentThere = ({ role, isActive }: CourseMember): boolean => role === 'student' && isActive;

async function findCourse(
  pool: pg.Pool,
  viewer: Viewer,
  { classroom, course }: { readonly classroom: string; readonly course: string },
): Promise<Platform & { readonly membersUrl: string }> {
  const { rows } =
    isUuid(classroom) && isUuid(course)
      ? await pool.query<Platform & { membersUrl: string; fits: boolean }>(
          `select pc.members_url as "membersUrl", ${platformColumns('p')},
             coalesce(c.school_id = p.school_id, true) as fits
           from platform_course_teachers ct join platform_courses pc on pc.id = ct.course_id
           join platforms p on p.id = pc.platform_id and p.deleted_at is null
           join classroom_teachers t on t.user_id = ct.user_id and t.classroom_id = $3
           join classrooms c on c.id = t.classroom_id
           where ct.course_id = $2 and ct.user_id = $1`,
          [viewer.userId, course, classroom],
        )
      : { rows: [] };
  const found = rows[0];
  if (found === undefined) throw new ProductError('NOT_FOUND');
  if (!found.fits) throw new ProductError('OTHER_SCHOOL');
  return found;
}
