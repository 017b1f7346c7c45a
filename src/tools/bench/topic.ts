/**
 * `npm run bench:topic`: measures how long the server takes for the page of a topic, the page of a subject, and a
 * search, with a million questions and a hundred thousand attempts in the database (`QUESTIONS` and `ATTEMPTS` change
 * these numbers). It prints p50, p95 and p99 as a client sees them, with one request at a time, and the number of
 * database round trips. It fails if the p95 of a topic is 30 ms or more, or if a topic needs more than two round
 * trips.
 */
import pg from 'pg';
import { withBenchDatabase } from './bench-database.ts';
import { asBenchStudent } from './processes/bench-app.ts';

const QUESTIONS = Number(process.env.QUESTIONS ?? 1_000_000);
const ATTEMPTS = Number(process.env.ATTEMPTS ?? 100_000);
const REQUESTS = 400;
const WARM_UP = 50;
const LIMIT_MS = 30;
const ROUND_TRIPS = 2;

const MATERIAL = 'id kind title summary seconds share doneAt';
const CALLS = {
  topic: {
    query: `query topic($subject: String!, $topic: String!) { topic(subject: $subject, topic: $topic) { id slug title summary
      questionCount quizCount quizzesDone subject { id slug title } materials { ${MATERIAL} }
      quizzes { id title questionCount lastAttempt { id submittedAt questionCount answeredCount marks marksOutOf } } } }`,
    // Most of the user's own attempts are in the first topic.
    variables: (at: number) => ({ subject: `subject-${1 + (at % 3)}`, topic: `topic-${1 + (at % 4)}` }),
  },
  subject: {
    query: `query subject($slug: String!) { subject(slug: $slug) { id title questionCount quizCount quizzesDone
      topics { id slug title questionCount quizCount quizzesDone kinds { kind count done seconds } } } }`,
    variables: (at: number) => ({ slug: `subject-${1 + (at % 10)}` }),
  },
  search: {
    query:
      'query search($words: String!) { search(words: $words) { id kind title locked snippet { text marked } subject { slug } topic { slug } } }',
    variables: (at: number) => ({ words: ['energy', 'quiz 17', 'field case', 'enrgy fild'][at % 4] }),
  },
} as const;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  await asBenchStudent(pool, { questions: QUESTIONS, attempts: ATTEMPTS }, async (call) => {
    for (const [name, { query, variables }] of Object.entries(CALLS)) {
      await measure(name, (at) => call(query, variables(at)), pool);
    }
  });
});

async function measure(name: string, request: (at: number) => Promise<unknown>, pool: pg.Pool): Promise<void> {
  for (let at = 0; at < WARM_UP; at += 1) await request(at);
  const took: number[] = [];
  const trips = await roundTrips(pool, async () => {
    for (let at = 0; at < REQUESTS; at += 1) {
      const started = performance.now();
      await request(at);
      took.push(performance.now() - started);
    }
  });
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN;
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
  console.log(
    `${name.padEnd(8)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(trips / REQUESTS).toFixed(2)} round trips`,
  );
  if (name === 'topic' && (p95 >= LIMIT_MS || trips > ROUND_TRIPS * REQUESTS)) {
    console.log(`MISSED: below ${LIMIT_MS} ms and at most ${ROUND_TRIPS} round trips are required`);
    process.exitCode = 1;
  }
}

/** Number of queries during the work. */
async function roundTrips(pool: pg.Pool, work: () => Promise<void>): Promise<number> {
  const query = pool.query;
  let count = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    count += 1;
    return Reflect.apply(query, pool, args);
  }) as typeof query;
  await work();
  pool.query = query;
  return count;
}
