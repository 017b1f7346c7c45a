/**
 * `npm run bench:topic`: measures how long the server takes for the page of a topic, the page of a subject, and a
 * search, with a million questions and a hundred thousand attempts in the database (`QUESTIONS` and `ATTEMPTS` change
 * these numbers). It prints p50, p95 and p99 as a client sees them, with one request at a time, and the number of
 * database round trips. It fails if the p95 of a topic is 30 ms or more, or if a topic needs more than two round
 * trips.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { graphSchema } from '#server/graph/schema.ts';
import { httpApp } from '#server/platform/http/app.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillStudy } from './fill/fill-study.ts';

const QUESTIONS = Number(process.env.QUESTIONS ?? 1_000_000);
const ATTEMPTS = Number(process.env.ATTEMPTS ?? 100_000);
const REQUESTS = 400;
const WARM_UP = 50;
const LIMIT_MS = 30;
const ROUND_TRIPS = 2;

const ACCOUNT = { email: 'bench@lectern.example', password: 'a bench of oak and iron' };
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
  const app = await httpApp({
    pool,
    schema: graphSchema(),
    imageStore: folderImageStore(process.cwd()),
    media: folderMediaStore(process.cwd()),
    answerFiles: folderImageStore(process.cwd()),
    bankFiles: folderMediaStore(process.cwd()),
    uploadFolder: join(tmpdir(), 'lectern-bench-uploads'),
    contactAddress: null,
    payments: { stripe: null, taxes: { rates: [], included: true }, seller: [], publicUrl: null },
    mediaKey: Buffer.alloc(32),
    mailer: { send: async () => undefined },
    site: { publicUrl: null, localOnly: true },
    client: {
      build: null,
      config: { apiUrl: '/graphql', tokenPointer: '/signIn/token', features: {}, demoAccounts: [] },
    },
    secure: false,
    trustProxy: false,
    introspection: false,
    outbox: null,
    logLevel: 'silent',
  });
  const headers: Record<string, string> = { platform: 'web' };
  const call = async (query: string, variables: object) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    const { data, errors } = response.json() as { data: Record<string, unknown> | null; errors?: unknown };
    if (data === null || errors !== undefined) throw new Error(`The server refused: ${JSON.stringify(errors)}`);
    return { data, cookies: response.cookies };
  };
  try {
    await call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name: 'Bench', ...ACCOUNT } });
    const started = performance.now();
    // Without a complete profile, everything is refused.
    await pool.query('update users set profile_completed_at = now()');
    await fillStudy(pool, { questions: QUESTIONS, attempts: ATTEMPTS }, ACCOUNT.email);
    console.log(
      `${QUESTIONS} questions and ${ATTEMPTS} attempts written in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
    const { data, cookies } = await call('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
      input: ACCOUNT,
    });
    headers.authorization = `Bearer ${(data.signIn as { token: string }).token}`;
    headers.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    // Tokens expire within minutes; this one lasts as long as the measurement.
    await pool.query("update access_tokens set expires_at = now() + interval '1 hour'");
    for (const [name, { query, variables }] of Object.entries(CALLS)) {
      await measure(name, (at) => call(query, variables(at)), pool);
    }
  } finally {
    await app.close();
    await pool.end();
  }
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
