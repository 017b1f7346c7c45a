import type pg from 'pg';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { draftReports, findReportSet } from './report-set.queries.ts';

/** A report of which a PDF would have question marks instead of some characters. */
export type PrintWarning = {
  /** Name of the student. */
  readonly name: string;
  readonly characters: string;
};

/** Characters that are named for one report. */
const NAMED_MAX = 20;

/**
 * The reports of a set, as they would be published now and as they are published, with characters that no font of the PDF
 * has. Throws `NOT_FOUND`.
 */
export async function readPrintWarnings(pool: pg.Pool, viewer: Viewer, id: string): Promise<PrintWarning[]> {
  const set = await findReportSet(pool, viewer, id);
  const drafts = await draftReports(pool, set);
  const { rows } = await pool.query<{ content: StudentReport }>(
    'select content from student_reports where set_id = $1 and version = $2 order by id',
    [set.id, set.version],
  );
  const reports = [...drafts.map(({ report }) => report), ...rows.map(({ content }) => content)];
  const { unwritableTexts } = await import('../../platform/pdf/unwritable-texts.ts');
  const found = await unwritableTexts(reports.map((report) => JSON.stringify(report)));
  const byName = new Map<string, Set<string>>();
  for (const [at, { student }] of reports.entries())
    for (const character of found[at] ?? []) byName.set(student, (byName.get(student) ?? new Set()).add(character));
  return [...byName].map(([name, characters]) => ({ name, characters: [...characters].slice(0, NAMED_MAX).join(' ') }));
}
