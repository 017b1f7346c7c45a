/**
 * `npm run bench:analysis`: measures reading the analysis of a student with 100 000 answers over two years, compared
 * with another student's, as the API does. It prints the median and the 95th percentile, and fails if the latter is
 * above 150 ms.
 */
import pg from 'pg';
import { readAnalysis, readTopicAnalysis } from '#server/attempts/results/analysis.queries.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillAnswers } from './fill/fill-answers.ts';
import { percentiles } from './percentiles.ts';

const ANSWERS = 100_000;
const READS = 200;
const LARGEST_P95_MS = 150;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await fillAnswers(pool, { topics: 60, itemsPerTopic: 50, students: 2, answersPerStudent: ANSWERS, days: 730 });
  const { rows } = await pool.query<{ id: string; sums: number }>(
    `select u.id, (select count(*)::int from weekly_results r where r.user_id = u.id) as sums from users u limit 1`,
  );
  const { rows: topics } = await pool.query<{ id: string }>('select id from topics limit 1');
  const userId = rows[0]?.id ?? '';
  const { total } = await readAnalysis(pool, { userId });
  if (total.answers !== ANSWERS) throw new Error(`The student has ${total.answers} answers instead of ${ANSWERS}.`);
  console.log(`${ANSWERS} answers, stored in ${rows[0]?.sums} weekly sums`);

  const overview = await percentiles(READS, () => readAnalysis(pool, { userId }));
  const topic = await percentiles(READS, () => readTopicAnalysis(pool, { userId }, topics[0]?.id ?? ''));
  console.table({ overview, topic });
  await pool.end();
  if (overview.p95 > LARGEST_P95_MS || topic.p95 > LARGEST_P95_MS) {
    console.error(`The 95th percentile is above ${LARGEST_P95_MS} ms.`);
    process.exitCode = 1;
  }
});
