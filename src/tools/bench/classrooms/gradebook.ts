/**
 * `npm run bench:gradebook`: opens the gradebook of a class of 200 students with 100 assignments as its teacher, as
 * JSON. It prints the number of statements, the median, the 95th percentile and the processor time, and fails above
 * 150 ms or two statements.
 */
import pg from 'pg';
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { fillClass } from '../fill/fill-class.ts';
import { percentiles } from '../percentiles.ts';

const [STUDENTS, ASSIGNMENTS, READS] = [200, 100, 100];
const LARGEST_P95_MS = 150;
const MOST_STATEMENTS = 2;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const connection = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const fill = { students: STUDENTS, assignments: ASSIGNMENTS, questions: 2, submittedShare: 0.9 };
  const { classroom, teacher } = await fillClass(connection, fill);
  let statements = 0;
  const counting = {
    query: (...args: Parameters<pg.Pool['query']>) => {
      statements += 1;
      return pool.query(...args);
    },
  } as unknown as pg.Pool;
  const viewer = { userId: teacher, role: 'teacher' } as never;
  const open = async () => JSON.stringify(await readGradebook(counting, viewer, classroom));
  const bytes = (await open()).length;
  const perOpening = statements;

  const before = process.cpuUsage();
  const opened = await percentiles(READS, open);
  const { user, system } = process.cpuUsage(before);
  console.log(`${STUDENTS} students, ${ASSIGNMENTS} assignments, ${Math.round(bytes / 1_024)} KiB`);
  console.log(`statements: ${perOpening}; processor time: ${((user + system) / 1_000 / READS).toFixed(1)} ms`);
  console.table({ opened });
  await Promise.all([pool.end(), connection.end()]);
  if (opened.p95 > LARGEST_P95_MS || perOpening > MOST_STATEMENTS) {
    console.error(
      `The 95th percentile is above ${LARGEST_P95_MS} ms, or there are more statements than ${MOST_STATEMENTS}.`,
    );
    process.exitCode = 1;
  }
});
