import type pg from 'pg';
import { SCHOOL_CLASSES_MAX } from '#domain/classrooms/classroom.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import type { UserRef } from './classroom.queries.ts';

/** A class as the admins of its school see it: its teachers and its activity, but nothing about its students. */
export type SchoolClass = {
  readonly id: string;
  readonly name: string;
  readonly school: string;
  readonly subject: string | null;
  readonly archivedAt: string | null;
  readonly studentCount: number;
  /** Assignments that are open now. */
  readonly openCount: number;
  readonly teachers: readonly UserRef[];
};

/** Which classes: all for an admin, those of the school for a school admin. `$1`: the school, `$2`: whether all. */
const REACHED = 'c.school_id is not null and ($2 or c.school_id = $1)';
const viewableScope = ({ schoolId, role }: Viewer): [string | null, boolean] => [schoolId, role === 'admin'];

/** Classes of schools that the viewer administers, those without a teacher first and archived ones last. */
export async function readSchoolClasses(pool: pg.Pool, viewer: Viewer): Promise<SchoolClass[]> {
  const { rows } = await pool.query<SchoolClass>({
    name: 'school-classes',
    text: `
    with chosen as materialized (
      select c.* from classrooms c where ${REACHED}
      order by c.archived_at is not null, exists (select from classroom_teachers ct where ct.classroom_id = c.id), c.name, c.id
      limit ${SCHOOL_CLASSES_MAX})
    select c.id, c.name, sc.name as school, sj.title as subject, ${instantJson('c.archived_at')} as "archivedAt",
      (select count(*)::int from classroom_members m where m.classroom_id = c.id and m.left_at is null) as "studentCount",
      (select count(*)::int from assignments s where s.classroom_id = c.id and s.deleted_at is null and s.published_at is not null
        and coalesce(s.opens_at <= now(), true) and coalesce(coalesce(s.late_until, s.due_at) > now(), true)) as "openCount",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
        from classroom_teachers ct join users u on u.id = ct.user_id where ct.classroom_id = c.id) as teachers
    from chosen c join schools sc on sc.id = c.school_id left join subjects sj on sj.id = c.subject_id
    order by c.archived_at is not null, exists (select from classroom_teachers ct where ct.classroom_id = c.id), c.name, c.id`,
    values: viewableScope(viewer),
  });
  return rows;
}

/** Teachers who can be added to a class: those of its school who do not teach it yet. */
export async function readClassCandidates(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<UserRef[]> {
  const { rows } = isUuid(classroom)
    ? await pool.query<UserRef>(
        `select u.id, u.name from classrooms c join users u on u.school_id = c.school_id and u.role = 'teacher'
         where ${REACHED} and c.id = $3 and u.disabled_at is null
           and not exists (select from classroom_teachers ct where ct.classroom_id = c.id and ct.user_id = u.id)
         order by u.name, u.id limit ${SCHOOL_CLASSES_MAX}`,
        [...viewableScope(viewer), classroom],
      )
    : { rows: [] };
  return rows;
}

type Locked = { readonly name: string; readonly schoolId: string };

async function lockSchoolClass(client: pg.PoolClient, viewer: Viewer, id: string): Promise<Locked> {
  const { rows } = isUuid(id)
    ? await client.query<Locked>(
        `select c.name, c.school_id as "schoolId" from classrooms c where ${REACHED} and c.id = $3 for update`,
        [...viewableScope(viewer), id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/**
 * Adds a teacher of the school to one of its classes, or removes one, even the last: the class belongs to the school,
 * which can add another. Throws `NOT_FOUND`.
 */
export const setClassTeacher = (
  pool: pg.Pool,
  viewer: Viewer,
  { classroom, teacher, teaches }: { readonly classroom: string; readonly teacher: string; readonly teaches: boolean },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { name, schoolId } = await lockSchoolClass(client, viewer, classroom);
    const { rows } = isUuid(teacher)
      ? await client.query<{ name: string }>(
          teaches
            ? `with found as (select id, name from users where id = $2 and school_id = $3 and role = 'teacher' and disabled_at is null),
                 put as (insert into classroom_teachers (classroom_id, user_id) select $1, id from found on conflict do nothing)
               select name from found`
            : `with gone as (delete from classroom_teachers where classroom_id = $1 and user_id = $2 returning user_id)
               select u.name from gone join users u on u.id = gone.user_id where $3::uuid is not null`,
          [classroom, teacher, schoolId],
        )
      : { rows: [] };
    const user = rows[0];
    if (user === undefined) throw new ProductError('NOT_FOUND');
    await recordChange(client, viewer, {
      action: 'changed',
      resource: 'classrooms',
      id: classroom,
      title: name,
      before: { teacher: teaches ? null : user.name },
      after: { teacher: teaches ? user.name : null },
      schoolId,
    });
  });

/** Archives or restores a class of the school. Throws `NOT_FOUND`. */
export const archiveSchoolClass = (pool: pg.Pool, viewer: Viewer, id: string, archived: boolean): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { name, schoolId } = await lockSchoolClass(client, viewer, id);
    await client.query(
      'update classrooms set archived_at = case when $2 then coalesce(archived_at, now()) end where id = $1',
      [id, archived],
    );
    await recordChange(client, viewer, {
      action: 'changed',
      resource: 'classrooms',
      id,
      title: name,
      before: { archived: !archived },
      after: { archived },
      schoolId,
    });
  });
