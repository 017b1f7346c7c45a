import type pg from 'pg';
import type { PlaceholderValues } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import { firstNameOf } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import type {
  ReportFileKind,
  ReportFileState,
  ReportSection,
} from '#domain/classrooms/student-reports/report-settings.schema.ts';
import {
  type StudentReport,
  studentReport,
  topicExtremes,
} from '#domain/classrooms/student-reports/student-report.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type ReportScope, readReportFacts } from './report-facts.queries.ts';
import { reporterValues, reportsOn } from './report-set.permission.ts';

/** Reports on the students of a class: a period, sections, and how far they are. */
export type ReportSet = {
  readonly id: string;
  readonly classroom: string;
  readonly from: string;
  readonly until: string;
  readonly sections: readonly ReportSection[];
  /** How often they were published. */
  readonly version: number;
  readonly publishedAt: string | null;
};

const SET = `r.id, r.classroom_id as classroom, r.from_day::text as from, r.until_day::text as until, r.sections, r.version,
  ${instantJson('r.published_at')} as "publishedAt"`;

export type ClassReports = { readonly id: string; readonly name: string; readonly sets: readonly ReportSet[] };

/** The reports of a class, the latest first. Throws `NOT_FOUND`, also for classes of others. */
export async function readReportSets(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<ClassReports> {
  const { rows } = isUuid(classroom)
    ? await pool.query<{ id: string; name: string }>(
        `select c.id, c.name from classrooms c where c.id = $1 and ${reportsOn(2)}`,
        [classroom, ...reporterValues(viewer)],
      )
    : { rows: [] };
  const [found] = rows;
  if (found === undefined) throw new ProductError('NOT_FOUND');
  const sets = await pool.query<ReportSet>(
    `select ${SET} from report_sets r where r.classroom_id = $1 order by r.created_at desc, r.id`,
    [classroom],
  );
  return { ...found, sets: sets.rows };
}

/** One set, for who may write it. Throws `NOT_FOUND`. */
export async function findReportSet(pool: pg.Pool | pg.ClientBase, viewer: Viewer, id: string): Promise<ReportSet> {
  const { rows } = isUuid(id)
    ? await pool.query<ReportSet>(
        `select ${SET} from report_sets r join classrooms c on c.id = r.classroom_id where r.id = $1 and ${reportsOn(2)}`,
        [id, ...reporterValues(viewer)],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** A student in the table of a set. */
export type ReportLine = {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  /** Of the comment; 0: none was saved. */
  readonly commentVersion: number;
  readonly markCount: number;
  /** Of released marks, 0 to 1; null without any. */
  readonly average: number | null;
  readonly values: PlaceholderValues;
};

export type ReportFile = {
  readonly id: string;
  readonly kind: ReportFileKind;
  readonly state: ReportFileState;
  readonly done: number;
  readonly all: number;
};

export type ReportOverview = { readonly set: ReportSet; readonly students: readonly ReportLine[] };

export type Comment = { readonly text: string; readonly version: number };

/** The teachers' comments of a set of reports, by student. */
export async function readComments(pool: pg.Pool | pg.ClientBase, set: string): Promise<ReadonlyMap<string, Comment>> {
  const { rows } = await pool.query<Comment & { student: string }>(
    'select student_id as student, text, version from report_comments where set_id = $1',
    [set],
  );
  return new Map(rows.map(({ student, ...comment }) => [student, comment]));
}

/** The reports of every student of a set as they would be published now. */
export async function draftReports(
  pool: pg.Pool | pg.ClientBase,
  set: Pick<ReportSet, 'id'> & ReportScope,
  student: string | null = null,
): Promise<readonly { readonly id: string; readonly comment: Comment; readonly report: StudentReport }[]> {
  const facts = await readReportFacts(pool, set, student);
  const comments = await readComments(pool, set.id);
  return facts.map((each) => {
    const comment = comments.get(each.id) ?? { text: '', version: 0 };
    return { id: each.id, comment, report: studentReport({ ...each, comment: comment.text }, set) };
  });
}

/** Every student of a set, with the comment and whether there are marks. Throws `NOT_FOUND`. */
export async function readReportOverview(pool: pg.Pool, viewer: Viewer, id: string): Promise<ReportOverview> {
  const set = await findReportSet(pool, viewer, id);
  const everything = { ...set, sections: ['marks', 'mastery', 'effort', 'deadlines', 'comment'] as const };
  const drafts = await draftReports(pool, everything);
  return {
    set,
    students: drafts.map(({ id: student, comment, report }) => {
      const { strongest, weakest } = topicExtremes(report.topics ?? []);
      const average = report.average?.share ?? null;
      return {
        ...{ id: student, name: report.student, comment: comment.text, commentVersion: comment.version },
        ...{ markCount: report.marks?.length ?? 0, average },
        values: {
          firstName: firstNameOf(report.student),
          className: report.classroom,
          averageMark: average === null ? null : `${Math.round(average * 100)} %`,
          strongestTopic: strongest,
          weakestTopic: weakest,
        },
      };
    }),
  };
}
