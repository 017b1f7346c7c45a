import { zipSync } from 'fflate';
import type pg from 'pg';
import type { ReportFileKind } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { REPORT_PROGRESS_MS } from '#domain/classrooms/student-reports/student-report.limits.ts';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import type { Try } from '../../platform/jobs/queue.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import type { PrintedReport } from './student-report.pdf.ts';
import { STUDENT_REPORT_TEXTS } from './student-report.texts.ts';

type Row = { readonly set: string; readonly kind: ReportFileKind; readonly language: Language };

/**
 * Generates the file of the published reports on a class. It ends at the next student when a teacher cancels, and fails
 * for good with its last attempt; a file that is ready is never generated again.
 */
export async function generateReportFile(pool: pg.Pool, id: string, { isLast, signal }: Try): Promise<void> {
  const { rows } = await pool.query<Row>(
    `select f.set_id as set, f.kind, f.language from report_files f where f.id = $1 and f.state = 'generating'`,
    [id],
  );
  const [file] = rows;
  if (file === undefined) return;
  try {
    const reports = await pool.query<{ content: StudentReport; publishedAt: Date }>(
      `select p.content, p.published_at as "publishedAt" from student_reports p
       join report_sets r on r.id = p.set_id and r.version = p.version
       where p.set_id = $1 order by lower(p.content->>'student'), p.id`,
      [file.set],
    );
    const { timeZone: zone } = await readAppSettings(pool);
    const printed = reports.rows.map(({ content, publishedAt }) => ({ report: content, publishedAt, zone }));
    const content = await fileOf(file, printed, progressOf(pool, id, printed.length, signal));
    if (content === null) return;
    await pool.query(
      `update report_files set state = 'ready', content = $2, done_count = all_count where id = $1 and state = 'generating'`,
      [id, Buffer.from(content)],
    );
  } catch (cause) {
    if (isLast)
      await pool.query(`update report_files set state = 'failed' where id = $1 and state = 'generating'`, [id]);
    throw cause;
  }
}

/** Saves how many reports are done, now and then. Returns whether to go on. */
function progressOf(pool: pg.Pool, id: string, all: number, signal: AbortSignal): (done: number) => Promise<boolean> {
  let savedAt = 0;
  return async (done) => {
    if (signal.aborted) throw new Error('The server stopped while a file was generated.');
    if (done > 0 && performance.now() - savedAt < REPORT_PROGRESS_MS) return true;
    savedAt = performance.now();
    const { rowCount } = await pool.query(
      `update report_files set done_count = $2, all_count = $3 where id = $1 and state = 'generating'`,
      [id, done, all],
    );
    return rowCount === 1;
  };
}

/** The bytes of a file; null if it was cancelled. */
async function fileOf(
  { kind, language }: Row,
  printed: readonly PrintedReport[],
  goesOn: (done: number) => Promise<boolean>,
): Promise<Uint8Array | null> {
  // Loaded when the first file is generated: most servers never generate one.
  const { addReport, reportDocument, reportFonts, studentReportPdf } = await import('./student-report.pdf.ts');
  const title = STUDENT_REPORT_TEXTS[language].title;
  const at = printed[0]?.publishedAt ?? new Date();
  if (kind === 'pdf') {
    const document = await reportDocument(title, language, at);
    const fonts = await reportFonts(document, printed);
    for (const [done, report] of printed.entries()) {
      if (!(await goesOn(done))) return null;
      addReport(document, fonts, report, language);
    }
    return (await goesOn(printed.length)) ? document.save({ objectsPerTick: 200 }) : null;
  }
  const files: Record<string, Uint8Array> = {};
  for (const [done, report] of printed.entries()) {
    if (!(await goesOn(done))) return null;
    files[uniqueName(report.report.student, files)] = await studentReportPdf(report, language, at);
  }
  return zipSync(files, { level: 0, mtime: at });
}

/** A name of a file that no system refuses, and that no other file of the archive has. */
function uniqueName(student: string, taken: Readonly<Record<string, unknown>>): string {
  const base =
    student
      .replace(/[^\p{L}\p{N} .'-]/gu, '')
      .replace(/^[. ]+/, '')
      .slice(0, 80)
      .trimEnd() || 'student';
  let name = `${base}.pdf`;
  for (let copy = 2; name in taken; copy += 1) name = `${base} (${copy}).pdf`;
  return name;
}
