import type pg from 'pg';
import { SCHOOL_REPORTS_MAX } from '#domain/classrooms/student-reports/student-report.limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { reporterValues } from './report-set.permission.ts';

/** Reports on a class as an admin of its school sees them: how far they are. */
export type SchoolReports = {
  /** Of the set. */
  readonly id: string;
  readonly classroom: string;
  readonly className: string;
  readonly isArchived: boolean;
  readonly teachers: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly version: number;
  readonly publishedAt: string | null;
  /** Students of the class today. */
  readonly studentCount: number;
  /** Of them, those with a comment. */
  readonly commentCount: number;
  /** Reports in the latest publication. */
  readonly reportCount: number;
};

/** The reports of every class of the school that the viewer administers, the latest period first; nothing for others. */
export async function readSchoolReports(pool: pg.Pool, viewer: Viewer): Promise<SchoolReports[]> {
  const [, school] = reporterValues(viewer);
  const { rows } = await pool.query<SchoolReports>({
    name: 'school-reports',
    text: `
    with chosen as materialized (
      select r.*, c.name, c.archived_at from report_sets r join classrooms c on c.id = r.classroom_id
      where c.school_id = $1::uuid order by r.until_day desc, lower(c.name), r.created_at desc, r.id
      limit ${SCHOOL_REPORTS_MAX})
    select r.id, r.classroom_id as classroom, r.name as "className", r.archived_at is not null as "isArchived",
      (select coalesce(json_agg(u.name order by u.name, u.id), '[]') from classroom_teachers ct
       join users u on u.id = ct.user_id where ct.classroom_id = r.classroom_id) as teachers,
      r.from_day::text as from, r.until_day::text as until, r.version, ${instantJson('r.published_at')} as "publishedAt",
      m.students as "studentCount", m.comments as "commentCount",
      (select count(*)::int from student_reports p join users u on u.id = p.student_id and u.disabled_at is null
       where p.set_id = r.id and p.version = r.version) as "reportCount"
    from chosen r cross join lateral (
      select count(*)::int as students, count(*) filter (where k.text <> '')::int as comments
      from classroom_members m join users u on u.id = m.user_id and u.disabled_at is null
      left join report_comments k on k.set_id = r.id and k.student_id = m.user_id
      where m.classroom_id = r.classroom_id and m.left_at is null) m
    order by r.until_day desc, lower(r.name), r.created_at desc, r.id`,
    values: [school],
  });
  return rows;
}
