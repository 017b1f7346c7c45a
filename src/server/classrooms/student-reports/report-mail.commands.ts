import type pg from 'pg';
import type { ReportRecipients } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findReportSet } from './report-set.queries.ts';

// A row that is removed at the same time is left out, because locking reads it again; without the lock, the reference to it
// would fail, and with it the publication. Rows are locked in the order of their ids, so two that queue don't wait for
// each other.
const QUEUE_GUARDIANS = `
  with found as (
    select g.id from guardian_access g join users u on u.id = g.student_id and u.disabled_at is null
    where g.accepted_at is not null and g.has_weekly_mail and exists (select from student_reports r
      join report_sets s on s.id = r.set_id and s.version = r.version where r.set_id = $1 and r.student_id = g.student_id)
    order by g.id for key share of g)
  insert into guardian_report_mails (access_id, report_set_id) select id, $1 from found on conflict do nothing`;

/** Queues the emails about a published set, to each recipient only once. */
export async function queueReportMails(
  client: pg.ClientBase,
  set: string,
  recipients: ReportRecipients,
): Promise<void> {
  // The next round of emails about classes finds it; who has been emailed is not emailed again.
  if (recipients !== 'guardians')
    await client.query('update report_sets set mails_queued_at = null where id = $1', [set]);
  if (recipients !== 'students') await client.query(QUEUE_GUARDIANS, [set]);
}

/**
 * Emails the recipients of published reports who have not been emailed about them. Throws `NOT_FOUND`, and `INVALID_INPUT`
 * before they are published and for an archived class.
 */
export async function emailReports(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  recipients: ReportRecipients,
): Promise<void> {
  await findReportSet(pool, viewer, id);
  await inTransaction(pool, async (client) => {
    // A publication at the same time is waited for.
    const { rows } = await client.query<{ version: number; isArchived: boolean }>(
      `select r.version, c.archived_at is not null as "isArchived" from report_sets r
       join classrooms c on c.id = r.classroom_id where r.id = $1 for update of r`,
      [id],
    );
    const [found] = rows;
    if (found === undefined) throw new ProductError('NOT_FOUND');
    if (found.isArchived) throw new ProductError('INVALID_INPUT', { problem: problemText('classArchived') });
    if (found.version === 0) throw new ProductError('INVALID_INPUT', { problem: problemText('reportsNotPublished') });
    await queueReportMails(client, id, recipients);
  });
}
