import type pg from 'pg';
import { SCHEMES_SHOWN } from '#domain/classrooms/schemes/scheme.limits.ts';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Level } from '#domain/users/profile.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { assertTeacher } from './lock-scheme.ts';
import { isUsableScheme } from './scheme.sql.ts';
import { shownWeeks } from './shown-weeks.ts';

/** A scheme of work in a list. */
export type SchemeLine = {
  readonly id: string;
  readonly title: string;
  readonly subject: { readonly id: string; readonly title: string };
  readonly level: Level | null;
  readonly weekCount: number;
  readonly isShared: boolean;
  /** Whether the viewer may share and archive it: its creator, and anyone once the creator's account is gone. */
  readonly isManaged: boolean;
  /** Null if the account was deleted. */
  readonly createdBy: string | null;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  readonly isArchived: boolean;
  /** How many classes follow it that are not archived. */
  readonly classCount: number;
};

/** A scheme with its weeks. */
export type Scheme = SchemeLine & { readonly version: number; readonly weeks: readonly ShownWeek[] };

const LINE = `
  s.id, s.title, json_build_object('id', sj.id, 'title', sj.title) as subject, s.level,
  jsonb_array_length(s.weeks) as "weekCount", s.school_id is not null as "isShared",
  coalesce(s.created_by = $1, true) as "isManaged", u.name as "createdBy", ${instantJson('s.updated_at')} as "updatedAt",
  e.name as "updatedBy", s.archived_at is not null as "isArchived",
  (select count(*)::int from class_schemes cs join classrooms c on c.id = cs.classroom_id and c.archived_at is null
   where cs.scheme_id = s.id) as "classCount"`;
const FROM = `
  from schemes s join subjects sj on sj.id = s.subject_id left join users u on u.id = s.created_by
  left join users e on e.id = s.updated_by`;

/** The viewer's schemes and those of their school, the latest changed first. Throws `FORBIDDEN` unless they teach. */
export async function readSchemes(pool: pg.Pool, viewer: Viewer): Promise<SchemeLine[]> {
  assertTeacher(viewer);
  const { rows } = await pool.query<SchemeLine>({
    name: 'schemes',
    text: `select ${LINE} ${FROM} where ${isUsableScheme('s', ['$1', '$2'])}
      order by s.archived_at is not null, s.updated_at desc, s.id limit ${SCHEMES_SHOWN}`,
    values: [viewer.userId, viewer.schoolId],
  });
  return rows;
}

/** Throws `FORBIDDEN` unless the viewer teaches, and `NOT_FOUND`, also for schemes of others. */
export async function readScheme(pool: pg.Pool, viewer: Viewer, id: string): Promise<Scheme> {
  assertTeacher(viewer);
  const { rows } = isUuid(id)
    ? await pool.query<SchemeLine & { version: number; weeks: SchemeWeek[] }>({
        name: 'scheme',
        text: `select ${LINE}, s.version, s.weeks ${FROM} where s.id = $3 and ${isUsableScheme('s', ['$1', '$2'])}`,
        values: [viewer.userId, viewer.schoolId, id],
      })
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return { ...row, weeks: await shownWeeks(pool, row.weeks, { isTeacher: true, classroom: null }) };
}
