import type pg from 'pg';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf } from '../../access/tokens.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import type { UserRef } from '../classroom.queries.ts';
import { OF_SESSION } from '../guardians/guardian-session.commands.ts';
import { draftReports, findReportSet } from './report-set.queries.ts';
import type { PrintedReport } from './student-report.pdf.ts';

/** A published report in a list: the latest version of each. */
export type PublishedReport = {
  readonly id: string;
  readonly student: string;
  readonly classroom: string;
  readonly from: string;
  readonly until: string;
  readonly publishedAt: string;
};

// The latest version that a student got; earlier ones are superseded.
const LINE = `p.id, u.name as student, c.name as classroom, p.content->>'from' as from, p.content->>'until' as until,
  ${instantJson('p.published_at')} as "publishedAt"`;
const ROWS = `student_reports p join report_sets r on r.id = p.set_id
    and p.version = (select max(l.version) from student_reports l where l.set_id = p.set_id and l.student_id = p.student_id)
  join classrooms c on c.id = r.classroom_id join users u on u.id = p.student_id and u.disabled_at is null`;

/** The viewer's own published reports, the latest first. */
export async function readOwnReports(pool: pg.Pool, viewer: Viewer): Promise<PublishedReport[]> {
  const { rows } = await pool.query<PublishedReport>(
    `select ${LINE} from ${ROWS} where p.student_id = $1 order by p.published_at desc, p.id`,
    [viewer.userId],
  );
  return rows;
}

/** The published reports on the students whose work a guardian's session may see. */
export async function readGuardianReports(pool: pg.Pool, session: string): Promise<PublishedReport[]> {
  const { rows } = await pool.query<PublishedReport>(
    `select ${LINE} from ${ROWS} join guardian_access g on g.student_id = p.student_id and g.accepted_at is not null
     ${OF_SESSION} order by p.published_at desc, p.id`,
    [digestOf(session)],
  );
  return rows;
}

type Stored = { readonly content: StudentReport; readonly publishedAt: Date };

const pdfOf = (pool: pg.Pool, { content, publishedAt }: Stored, language: Language): Promise<string> =>
  encodedPdf(pool, { report: content, publishedAt }, language, publishedAt);

/** A report as a PDF, in Base64. The module that draws it is loaded when it is first used. */
async function encodedPdf(
  pool: pg.Pool,
  printed: Omit<PrintedReport, 'zone'>,
  language: Language,
  at: Date,
): Promise<string> {
  const [{ studentReportPdf }, { timeZone: zone }] = await Promise.all([
    import('./student-report.pdf.ts'),
    readAppSettings(pool),
  ]);
  return Buffer.from(await studentReportPdf({ ...printed, zone }, language, at)).toString('base64');
}

/** One of the viewer's own published reports as a PDF, in Base64. Throws `NOT_FOUND`, also for those of others. */
export async function ownReportPdf(pool: pg.Pool, viewer: Viewer, id: string, language: Language): Promise<string> {
  const { rows } = isUuid(id)
    ? await pool.query<Stored>(
        'select content, published_at as "publishedAt" from student_reports where id = $1 and student_id = $2',
        [id, viewer.userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return pdfOf(pool, rows[0], language);
}

/** A published report as a PDF, for a guardian of the student. Throws `INVITATION_ENDED` for others. */
export async function guardianReportPdf(
  pool: pg.Pool,
  session: string,
  id: string,
  language: Language,
): Promise<string> {
  const { rows } = isUuid(id)
    ? await pool.query<Stored>(
        `select p.content, p.published_at as "publishedAt" from ${ROWS}
         join guardian_access g on g.student_id = p.student_id and g.accepted_at is not null ${OF_SESSION}
         where p.id = $2`,
        [digestOf(session), id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('INVITATION_ENDED');
  return pdfOf(pool, rows[0], language);
}

/** The students who have a report in the latest publication of a set, by name. Throws `NOT_FOUND`. */
export async function readReportedStudents(pool: pg.Pool, viewer: Viewer, id: string): Promise<UserRef[]> {
  const set = await findReportSet(pool, viewer, id);
  const { rows } = await pool.query<UserRef>(
    `select p.student_id as id, p.content->>'student' as name from student_reports p
     join users u on u.id = p.student_id and u.disabled_at is null
     where p.set_id = $1 and p.version = $2 order by lower(p.content->>'student'), p.id`,
    [set.id, set.version],
  );
  return rows;
}

/**
 * The published report on a student, for who writes the reports of the class, as a PDF in Base64.
 * `isToPrint`: it opens the print dialog of the program that shows it. Throws `NOT_FOUND`.
 */
export async function publishedReportPdf(
  pool: pg.Pool,
  viewer: Viewer,
  { set: id, student, isToPrint }: { readonly set: string; readonly student: string; readonly isToPrint: boolean },
  language: Language,
): Promise<string> {
  const set = await findReportSet(pool, viewer, id);
  const { rows } = isUuid(student)
    ? await pool.query<Stored>(
        `select p.content, p.published_at as "publishedAt" from student_reports p
         join users u on u.id = p.student_id and u.disabled_at is null
         where p.set_id = $1 and p.version = $2 and p.student_id = $3`,
        [set.id, set.version, student],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  const content = await pdfOf(pool, rows[0], language);
  if (!isToPrint) return content;
  const { withPrintDialog } = await import('../../platform/pdf/print-dialog.ts');
  return Buffer.from(await withPrintDialog(Buffer.from(content, 'base64'))).toString('base64');
}

/** The report on a student as it would be published now, as a PDF in Base64. Throws `NOT_FOUND`. */
export async function previewReportPdf(
  pool: pg.Pool,
  viewer: Viewer,
  { set: id, student }: { readonly set: string; readonly student: string },
  language: Language,
): Promise<string> {
  const set = await findReportSet(pool, viewer, id);
  const [draft] = isUuid(student) ? await draftReports(pool, set, student) : [];
  if (draft === undefined) throw new ProductError('NOT_FOUND');
  return encodedPdf(pool, { report: draft.report, publishedAt: null }, language, new Date());
}
