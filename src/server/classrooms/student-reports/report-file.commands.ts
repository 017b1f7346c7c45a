import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ReportFileKind } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { dequeue, enqueue } from '../../platform/jobs/queue.ts';
import { findReportSet, type ReportFile } from './report-set.queries.ts';

const keyOf = (id: string): string => `report:${id}`;
const ATTEMPTS = 3;

/**
 * Starts to generate the file of the published reports of a set; it replaces an earlier one. Returns its id. Throws
 * `NOT_FOUND`, and `INVALID_INPUT` before they are published.
 */
export async function startReportFile(
  pool: pg.Pool,
  viewer: Viewer,
  set: string,
  { kind, language }: { readonly kind: ReportFileKind; readonly language: Language },
): Promise<string> {
  const { version } = await findReportSet(pool, viewer, set);
  if (version === 0) throw new ProductError('INVALID_INPUT', { problem: problemText('reportsNotPublished') });
  return inTransaction(pool, async (client) => {
    const earlier = await client.query<{ id: string }>('delete from report_files where set_id = $1 returning id', [
      set,
    ]);
    for (const { id } of earlier.rows) await dequeue(client, keyOf(id));
    const id = randomUUID();
    await client.query('insert into report_files (id, set_id, kind, language) values ($1, $2, $3, $4)', [
      ...[id, set, kind, language],
    ]);
    await enqueue(client, 'reportFile', { id }, { key: keyOf(id), maxAttempts: ATTEMPTS });
    return id;
  });
}

/** How far a file is. Throws `NOT_FOUND`, also for one that was replaced. */
export async function readReportFile(pool: pg.Pool, viewer: Viewer, id: string): Promise<ReportFile> {
  const { rows } = isUuid(id)
    ? await pool.query<ReportFile & { set: string }>(
        `select id, set_id as set, kind, state, done_count as done, all_count as all from report_files where id = $1`,
        [id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  const { set, ...file } = rows[0];
  await findReportSet(pool, viewer, set);
  return file;
}

/** Cancels the generation. A file that is ready stays. Throws `NOT_FOUND`. */
export async function cancelReportFile(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await readReportFile(pool, viewer, id);
  await pool.query(`update report_files set state = 'cancelled' where id = $1 and state = 'generating'`, [id]);
  await dequeue(pool, keyOf(id));
}

/**
 * The bytes of a file that is ready, in Base64. Throws `NOT_FOUND`.
 * @param isToPrint whether the PDF opens the print dialog of the program that shows it; an archive stays as it is
 */
export async function reportFileContent(pool: pg.Pool, viewer: Viewer, id: string, isToPrint = false): Promise<string> {
  const { kind } = await readReportFile(pool, viewer, id);
  const { rows } = await pool.query<{ content: Buffer | null }>(
    `select content from report_files where id = $1 and state = 'ready'`,
    [id],
  );
  const content = rows[0]?.content ?? null;
  if (content === null) throw new ProductError('NOT_FOUND');
  if (!isToPrint || kind !== 'pdf') return content.toString('base64');
  const { withPrintDialog } = await import('../../platform/pdf/print-dialog.ts');
  return Buffer.from(await withPrintDialog(content)).toString('base64');
}
