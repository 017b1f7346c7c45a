import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { SubjectRef } from '../content/content.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { isMember, teaches } from './classroom.permission.ts';

/** A class in a teacher's list. */
export type TaughtClass = {
  readonly id: string;
  readonly name: string;
  readonly subject: SubjectRef | null;
  readonly archivedAt: string | null;
  readonly studentCount: number;
  /** Assignments that are open now. */
  readonly openCount: number;
  /** Answers waiting to be marked by hand. */
  readonly unmarkedCount: number;
};

const subjectJson = (subject: string): string =>
  `case when ${subject}.id is not null then json_build_object('id', ${subject}.id, 'slug', ${subject}.slug, 'title', ${subject}.title) end`;

/** The classes that the viewer teaches, archived ones last. */
export async function readTaughtClasses(pool: pg.Pool, viewer: Viewer): Promise<TaughtClass[]> {
  const { rows } = await pool.query<TaughtClass>({
    name: 'taught-classes',
    text: `
    select c.id, c.name, ${subjectJson('sj')} as subject, ${instantJson('c.archived_at')} as "archivedAt",
      (select count(*)::int from classroom_members m where m.classroom_id = c.id and m.left_at is null) as "studentCount",
      (select count(*)::int from assignments s where s.classroom_id = c.id and s.deleted_at is null and s.published_at is not null
        and coalesce(s.opens_at <= now(), true) and coalesce(coalesce(s.late_until, s.due_at) > now(), true)) as "openCount",
      (select coalesce(sum(sb.unmarked_items), 0)::int from assignments s join submissions sb on sb.assignment_id = s.id
        where s.classroom_id = c.id and s.deleted_at is null and ${isMember('c.id', 'sb.user_id')}) as "unmarkedCount"
    from classroom_teachers ct join classrooms c on c.id = ct.classroom_id left join subjects sj on sj.id = c.subject_id
    where ct.user_id = $1 order by c.archived_at nulls first, c.name, c.id`,
    values: [viewer.userId],
  });
  return rows;
}

export type JoinMethod = { readonly code: string; readonly kind: 'code' | 'link'; readonly expiresAt: string | null };
export type ClassGroup = { readonly id: string; readonly name: string; readonly studentCount: number };
export type UserRef = { readonly id: string; readonly name: string };
export type OpenInvitation = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'student' | 'teacher';
  readonly expiresAt: string;
};

/** A class as its teachers see it, without its students and their work. */
export type ClassSettings = {
  readonly id: string;
  readonly name: string;
  readonly subject: SubjectRef | null;
  readonly archivedAt: string | null;
  readonly school: string | null;
  readonly joinMethods: readonly JoinMethod[];
  readonly groups: readonly ClassGroup[];
  readonly teachers: readonly UserRef[];
  readonly invitations: readonly OpenInvitation[];
};

/** Throws `NOT_FOUND`, also for classes of others. */
export async function readClassSettings(pool: pg.Pool, viewer: Viewer, id: string): Promise<ClassSettings> {
  const { rows } = isUuid(id)
    ? await pool.query<ClassSettings>({
        name: 'class-settings',
        text: `
    select c.id, c.name, ${subjectJson('sj')} as subject, ${instantJson('c.archived_at')} as "archivedAt", sc.name as school,
      (select coalesce(json_agg(json_build_object('code', w.code, 'kind', w.kind, 'expiresAt', ${instantJson('w.expires_at')})
         order by w.kind, w.created_at), '[]')
       from classroom_codes w where w.classroom_id = c.id and (w.expires_at is null or w.expires_at > now())) as "joinMethods",
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'studentCount', (
         select count(*) from classroom_members m where m.group_id = g.id and m.left_at is null)) order by g.name), '[]')
       from classroom_groups g where g.classroom_id = c.id) as groups,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by ct.added_at, u.name), '[]')
       from classroom_teachers ct join users u on u.id = ct.user_id where ct.classroom_id = c.id) as teachers,
      (select coalesce(json_agg(json_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role,
         'expiresAt', ${instantJson('i.expires_at')}) order by i.name, i.email), '[]')
       from classroom_invitations i where i.classroom_id = c.id and i.accepted_at is null and i.expires_at > now()) as invitations
    from classrooms c left join subjects sj on sj.id = c.subject_id left join schools sc on sc.id = c.school_id
    where c.id = $1 and ${teaches('c.id', '$2')}`,
        values: [id, viewer.userId],
      })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** A class as its students see it: with its teachers' names and no other names. */
export type OwnClass = {
  readonly id: string;
  readonly name: string;
  readonly subject: SubjectRef | null;
  readonly school: string | null;
  readonly teachers: readonly string[];
  readonly group: string | null;
  readonly joinedAt: string;
  readonly archivedAt: string | null;
};

/** The classes in which the viewer is a student today. */
export async function readOwnClasses(pool: pg.Pool, viewer: Viewer): Promise<OwnClass[]> {
  const { rows } = await pool.query<OwnClass>({
    name: 'own-classes',
    text: `
    select c.id, c.name, ${subjectJson('sj')} as subject, sc.name as school, g.name as "group",
      ${instantJson('m.joined_at')} as "joinedAt", ${instantJson('c.archived_at')} as "archivedAt",
      array(select u.name from classroom_teachers ct join users u on u.id = ct.user_id where ct.classroom_id = c.id
        order by ct.added_at, u.name) as teachers
    from classroom_members m join classrooms c on c.id = m.classroom_id
    left join subjects sj on sj.id = c.subject_id left join schools sc on sc.id = c.school_id
    left join classroom_groups g on g.id = m.group_id
    where m.user_id = $1 and m.left_at is null order by c.archived_at nulls first, c.name, c.id`,
    values: [viewer.userId],
  });
  return rows;
}
