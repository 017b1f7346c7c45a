import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import type { PromotionChoices } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotableClass, PromotableUser } from '#domain/classrooms/promotion/promotion.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/**
 * The school whose classes the viewer may promote: the named one for an admin, their own for a school admin. Throws
 * `NOT_FOUND`, also for other schools.
 */
export async function promotedSchool(pool: pg.ClientBase | pg.Pool, viewer: Viewer, school: string | null) {
  const id = viewer.role === 'admin' ? school : (school ?? viewer.schoolId);
  if (id === null || !isUuid(id) || !mayManage(viewer, { role: 'student', schoolId: id, permissions: [] }))
    throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<{ id: string }>('select id from schools where id = $1 and deleted_at is null', [
    id,
  ]);
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].id;
}

/** A class that can be promoted, as it is listed. */
export type PromotableClassRow = {
  readonly id: string;
  readonly name: string;
  readonly subject: string | null;
  readonly studentCount: number;
  readonly teachers: readonly string[];
};

/** Year 7 comes before Year 10. */
const NAMES = new Intl.Collator('en', { numeric: true });

/** The active classes of a school that have not been promoted, by name. Throws `NOT_FOUND`. */
export async function readPromotableClasses(
  pool: pg.Pool,
  viewer: Viewer,
  school: string | null,
): Promise<PromotableClassRow[]> {
  const { rows } = await pool.query<PromotableClassRow>(
    `select c.id, c.name, sj.title as subject,
       (select count(*)::int from classroom_members m where m.classroom_id = c.id and m.left_at is null) as "studentCount",
       array(select u.name from classroom_teachers ct join users u on u.id = ct.user_id
         where ct.classroom_id = c.id order by u.name, u.id) as teachers
     from classrooms c left join subjects sj on sj.id = c.subject_id
     where c.school_id = $1 and c.archived_at is null
       and not exists (select from promotion_classes pc where pc.source_id = c.id and pc.undone_at is null)
     order by c.name, c.id`,
    [await promotedSchool(pool, viewer, school)],
  );
  return rows.sort((one, other) => NAMES.compare(one.name, other.name));
}

type ClassRow = Omit<PromotableClass, 'students' | 'teachers'>;
type MemberRow = PromotableUser & { readonly classroomId: string; readonly role: 'student' | 'teacher' };

/**
 * The classes of a school as the rule of promotions needs them: the active and the chosen ones, and the members of the
 * chosen ones. Throws `NOT_FOUND` if a chosen class is not the school's.
 */
export async function readPromotableSchool(
  client: pg.ClientBase | pg.Pool,
  schoolId: string,
  choices: PromotionChoices,
): Promise<PromotableClass[]> {
  const chosen = [
    ...new Set(choices.flatMap((choice) => (choice.action === 'join' ? [choice.id, choice.target] : [choice.id]))),
  ];
  const { rows: classes } = await client.query<ClassRow>(
    `select c.id, c.name, ${instantJson('c.archived_at')} as "archivedAt",
       exists (select from promotion_classes pc where pc.source_id = c.id and pc.undone_at is null) as "isPromoted",
       (select count(*)::int from classroom_invitations i where i.classroom_id = c.id and i.role = 'student'
         and i.accepted_at is null and i.expires_at > now()) as "invitationCount"
     from classrooms c where c.school_id = $1 and (c.archived_at is null or c.id = any($2::uuid[])) order by c.name, c.id`,
    [schoolId, chosen],
  );
  const known = new Set(classes.map(({ id }) => id));
  if (!chosen.every((id) => known.has(id))) throw new ProductError('NOT_FOUND');
  const members = await readMembers(client, schoolId, chosen);
  return classes.map((each) => ({ ...each, ...(members.get(each.id) ?? { students: [], teachers: [] }) }));
}

type Members = { readonly students: PromotableUser[]; readonly teachers: PromotableUser[] };

async function readMembers(
  client: pg.ClientBase | pg.Pool,
  schoolId: string,
  classes: readonly string[],
): Promise<ReadonlyMap<string, Members>> {
  const { rows } = await client.query<MemberRow>(
    `select m.classroom_id as "classroomId", u.id, u.name, m.role, m.left_at as "leftAt",
       case when u.disabled_at is not null then 'deactivated'
         when u.school_id <> $1 or (m.role = 'teacher' and (u.role <> 'teacher' or u.school_id is null)) then 'otherSchool'
       end as barrier
     from (
       select classroom_id, user_id, 'student' as role, ${instantJson('left_at')} as left_at
       from classroom_members where classroom_id = any($2::uuid[])
       union all
       select classroom_id, user_id, 'teacher', null from classroom_teachers where classroom_id = any($2::uuid[])
     ) m join users u on u.id = m.user_id order by u.name, u.id`,
    [schoolId, classes],
  );
  const found = new Map<string, Members>(classes.map((id) => [id, { students: [], teachers: [] }]));
  for (const { classroomId, role, ...user } of rows) {
    const members = found.get(classroomId);
    (role === 'student' ? members?.students : members?.teachers)?.push(user);
  }
  return found;
}
