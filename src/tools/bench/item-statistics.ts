/**
 * `npm run bench:item-statistics`: measures the statement that computes facility, discrimination and distractors of 1
 * 000 questions with a million answers. It fails if the statement takes more than five seconds.
 */
import pg from 'pg';
import { readItemStatistics } from '#server/questions/item-statistics.queries.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillAnswers } from './fill/fill-answers.ts';

const BANK_AUTHOR = { userId: '00000000-0000-0000-0000-000000000000', schoolId: null, bank: true, readsSchool: null };
const STUDENTS = 1_000;
const QUESTIONS = 1_000;
const LARGEST_MS = 5_000;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await fillAnswers(pool, {
    topics: 20,
    itemsPerTopic: QUESTIONS / 20,
    students: STUDENTS,
    answersPerStudent: QUESTIONS,
    days: 300,
  });
  const { rows } = await pool.query<{ topics: string[]; answers: number }>(
    'select array_agg(id) as topics, (select count(*)::int from counted_answers where first) as answers from topics',
  );
  const started = performance.now();
  const versions = await readItemStatistics(pool, BANK_AUTHOR, rows[0]?.topics ?? []);
  const took = performance.now() - started;
  await pool.end();
  console.log(`${versions.length} questions over ${rows[0]?.answers} answers in ${Math.round(took)} ms`);
  if (took > LARGEST_MS || versions.length !== QUESTIONS) process.exitCode = 1;
});
