/**
 * `npm run bench:classroom`: opens a class of 300 students with 50 assignments as its teacher, with settings and the
 * progress of all students, as JSON, and compares this with the simplest statement that returns the same rows. It
 * prints the number of statements, the median, the 95th percentile and the processor time, and fails above 80 ms or
 * two statements.
 */
import pg from 'pg';
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { readClassSettings } from '#server/classrooms/classroom.queries.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillClass } from './fill/fill-class.ts';
import { percentiles } from './percentiles.ts';

const [STUDENTS, ASSIGNMENTS, READS] = [300, 50, 100];
const LARGEST_P95_MS = 80;
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
  const open = async () =>
    JSON.stringify(
      await Promise.all([
        readClassSettings(counting, viewer, classroom),
        readClassProgress(counting, viewer, classroom),
      ]),
    );
  const { students, assignments } = await readClassProgress(pool, viewer, classroom);
  const done = students.reduce((sum, { doneCount }) => sum + doneCount, 0);
  console.log(`${students.length} students, ${assignments.length} assignments, ${done} of them done`);
  await open();
  const perOpening = statements;

  const before = process.cpuUsage();
  const opened = await percentiles(READS, open);
  const { user, system } = process.cpuUsage(before);
  const bare = await percentiles(READS, () =>
    connection.query(
      `select m.user_id, s.id, sb.handed_in_at, sb.marks, sb.marks_out_of, sb.unmarked_items
       from classroom_members m join assignments s on s.classroom_id = m.classroom_id
       left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id where m.classroom_id = $1`,
      [classroom],
    ),
  );
  console.log(`statements: ${perOpening}; processor time: ${((user + system) / 1_000 / READS).toFixed(1)} ms`);
  console.table({ opened, 'bare SQL': bare });
  await Promise.all([pool.end(), connection.end()]);
  if (opened.p95 > LARGEST_P95_MS || perOpening > MOST_STATEMENTS) {
    console.error(
      `The 95th percentile is above ${LARGEST_P95_MS} ms, or there are more statements than ${MOST_STATEMENTS}.`,
    );
    process.exitCode = 1;
  }
});
