import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openPlaceholders } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import type { ReportRecipients, ReportSettings } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { REPORTS_PER_CLASSROOM_MAX } from '#domain/classrooms/student-reports/student-report.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { queueReportMails } from './report-mail.commands.ts';
import { reporterValues, reportsOn } from './report-set.permission.ts';
import { draftReports, findReportSet } from './report-set.queries.ts';

/** Creates reports on a class. Returns their id. Throws `NOT_FOUND`, `INVALID_INPUT`. */
export const createReportSet = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { from, until, sections }: ReportSettings,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { rows } = isUuid(classroom)
      ? await client.query<{ isArchived: boolean }>(
          `select c.archived_at is not null as "isArchived" from classrooms c where c.id = $1 and ${reportsOn(2)} for update`,
          [classroom, ...reporterValues(viewer)],
        )
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (rows[0].isArchived) throw new ProductError('INVALID_INPUT', { problem: problemText('classArchived') });
    const { rows: others } = await client.query<{ count: number }>(
      'select count(*)::int as count from report_sets where classroom_id = $1',
      [classroom],
    );
    if ((others[0]?.count ?? 0) >= REPORTS_PER_CLASSROOM_MAX)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('reportsLimit', { max: REPORTS_PER_CLASSROOM_MAX }),
      });
    const id = randomUUID();
    await client.query(
      `insert into report_sets (id, classroom_id, from_day, until_day, sections, created_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, classroom, from, until, JSON.stringify(sections), viewer.userId],
    );
    return id;
  });

/** Changes the period and the sections of the next publication. Throws `NOT_FOUND`. */
export async function changeReportSet(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { from, until, sections }: ReportSettings,
): Promise<void> {
  await findReportSet(pool, viewer, id);
  await pool.query('update report_sets set from_day = $2, until_day = $3, sections = $4 where id = $1', [
    ...[id, from, until, JSON.stringify(sections)],
  ]);
}

/** Deletes reports with everything that was published. Throws `NOT_FOUND`. */
export async function deleteReportSet(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await findReportSet(pool, viewer, id);
  await pool.query('delete from report_sets where id = $1', [id]);
}

const SAVE = `
  insert into report_comments (set_id, student_id, text, version, written_by)
  select r.id, m.user_id, $3, 1, $5 from report_sets r join classroom_members m on m.classroom_id = r.classroom_id
  where r.id = $1 and m.user_id = $2 and m.left_at is null and $4 = 0
  on conflict (set_id, student_id) do nothing returning version`;

/**
 * Saves the comment on a student. Returns its new version. Throws `NOT_FOUND`, also for students of other classes, and
 * `CHANGED_MEANWHILE` if another teacher has changed it.
 */
export async function saveReportComment(
  pool: pg.Pool,
  viewer: Viewer,
  { set, student }: { readonly set: string; readonly student: string },
  { text, version }: { readonly text: string; readonly version: number },
): Promise<number> {
  await findReportSet(pool, viewer, set);
  if (!isUuid(student)) throw new ProductError('NOT_FOUND');
  const saved =
    version === 0
      ? await pool.query<{ version: number }>(SAVE, [set, student, text, version, viewer.userId])
      : await pool.query<{ version: number }>(
          `update report_comments set text = $3, version = version + 1, written_by = $5
           where set_id = $1 and student_id = $2 and version = $4 returning version`,
          [set, student, text, version, viewer.userId],
        );
  if (saved.rows[0] !== undefined) return saved.rows[0].version;
  const { rowCount } = await pool.query('select from report_comments where set_id = $1 and student_id = $2', [
    set,
    student,
  ]);
  throw new ProductError(rowCount === 0 ? 'NOT_FOUND' : 'CHANGED_MEANWHILE');
}

/**
 * Publishes the reports of every student as they are now, and emails the recipients who have not been emailed about this
 * set. Returns how many. Earlier versions stay. Throws `NOT_FOUND`, `INVALID_INPUT` while a comment contains a
 * placeholder, and `CHANGED_MEANWHILE` if another teacher publishes at the same time.
 */
export async function publishReports(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  recipients: ReportRecipients = 'students',
): Promise<number> {
  const set = await findReportSet(pool, viewer, id);
  const drafts = await draftReports(pool, set);
  const open = drafts.find(({ report }) => openPlaceholders(report.comment ?? '').length > 0);
  if (open !== undefined)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('reportPlaceholderOpen', { name: open.report.student }),
    });
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'update report_sets set version = version + 1, published_at = now(), mails_queued_at = case when version = 0 then now() else mails_queued_at end where id = $1 and version = $2',
      [id, set.version],
    );
    if (rowCount === 0) throw new ProductError('CHANGED_MEANWHILE');
    await client.query(
      `insert into student_reports (id, set_id, student_id, version, content)
       select n.id, $1, n.student, $2, n.content
       from unnest($3::uuid[], $4::uuid[], $5::jsonb[]) as n (id, student, content)`,
      [
        id,
        set.version + 1,
        drafts.map(() => randomUUID()),
        drafts.map(({ id: student }) => student),
        drafts.map(({ report }) => JSON.stringify(report)),
      ],
    );
    await queueReportMails(client, id, recipients);
    return drafts.length;
  });
}
