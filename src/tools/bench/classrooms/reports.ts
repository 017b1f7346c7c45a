/**
 * `npm run bench:reports`: publishes the reports on a class of 200 students with 20 assignments, and generates one PDF
 * of them and an archive of single PDFs. It prints the durations, the processor time and the sizes, and fails if all of
 * it takes longer than 60 s.
 */

import pg from 'pg';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { startReportFile } from '#server/classrooms/student-reports/report-file.commands.ts';
import { generateReportFile } from '#server/classrooms/student-reports/report-file.job.ts';
import { createReportSet, publishReports } from '#server/classrooms/student-reports/report-set.commands.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { fillClass } from '../fill/fill-class.ts';
import { viewerWith } from '../operations/bench-viewer.ts';

const [STUDENTS, ASSIGNMENTS] = [200, 20];
const LONGEST_MS = 60_000;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const fill = { students: STUDENTS, assignments: ASSIGNMENTS, questions: 4, submittedShare: 0.9 };
  const { classroom, teacher } = await fillClass(pool, fill);
  const viewer = viewerWith({ userId: teacher, role: 'teacher' });
  const settings = { from: '2000-01-01', until: '2100-12-31', sections: [...REPORT_SECTIONS] };
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const set = await createReportSet(pool, viewer, classroom, settings);
  const published = await publishReports(pool, viewer, set);
  console.log(`${published} reports published in ${Math.round(performance.now() - startedAt)} ms`);
  for (const kind of ['pdf', 'zip'] as const) {
    const from = performance.now();
    const id = await startReportFile(pool, viewer, set, { kind, language: 'en' });
    await generateReportFile(pool, id, { attempt: 1, isLast: true, signal: new AbortController().signal });
    const { rows } = await pool.query<{ bytes: number; state: string }>(
      'select length(content) as bytes, state from report_files where id = $1',
      [id],
    );
    const { bytes = 0, state = '' } = rows[0] ?? {};
    console.log(`${kind}: ${state}, ${Math.round(bytes / 1_024)} KiB in ${Math.round(performance.now() - from)} ms`);
    if (state !== 'ready') process.exitCode = 1;
  }
  const { user, system } = process.cpuUsage(before);
  const all = performance.now() - startedAt;
  console.log(`all: ${Math.round(all)} ms, processor time ${Math.round((user + system) / 1_000)} ms`);
  await pool.end();
  if (all > LONGEST_MS) {
    console.error(`It took longer than ${LONGEST_MS} ms.`);
    process.exitCode = 1;
  }
});
