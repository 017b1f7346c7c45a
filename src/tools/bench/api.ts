/**
 * `npm run bench:api`: compares the API with bare servers. First it measures the five operations that students use
 * most, compared with a server that runs the recorded statements of the API (`operations.ts`), also with two processes
 * instead of one. Then it measures quizzes of twenty questions, compared with a server in which PostgreSQL produces
 * the response in one statement. It prints requests per second, processor time per request and their ratios. It fails
 * if the API serves less than half of the bare server's requests or needs more than four times its processor time, if
 * a request costs more with two processes than with one, or if the p99 of a quiz is more than twice that of the bare
 * server. `ROUNDS` and `SECONDS` set the duration; `QUIZ=0` leaves out the quizzes.
 */
import pg from 'pg';
import { withBenchDatabase } from './bench-database.ts';
import { fillBank } from './fill/fill-bank.ts';
import { compareOperations } from './operations/operations.ts';
import { type BenchProcess, startBenchProcess, stopBenchProcess } from './processes/bench-process.ts';
import { type Contestant, median, type Round, roundsOf } from './processes/contest.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 2);
const SMALLEST_RATIO = 0.5;
const LARGEST_P99_RATIO = 2;

const QUERY = `query Quiz($id: ID!) { quiz(id: $id) { id title subject { id slug title } topic { id slug title }
  items { position type stem body images { digest url width height } source { work author url licence } } } }`;
const ACCOUNT = { email: 'bench@lectern.example', password: 'a bench of oak and iron' };

async function call(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

/** Signs up and signs in like a user, and returns the headers of further requests. */
async function signIn(url: string): Promise<Record<string, string>> {
  await call(url, 'mutation ($input: SignUpInput!) { signUp(input: $input) }', {
    input: { name: 'Bench', ...ACCOUNT },
  });
  const response = await call(url, 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
    input: ACCOUNT,
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { 'content-type': 'application/json', authorization: `Bearer ${data.signIn.token}`, platform: 'web', cookie };
}

const size = { rounds: ROUNDS, seconds: SECONDS };
if (!(await compareOperations(size))) process.exitCode = 1;
if (process.env.QUIZ !== '0') await withBenchDatabase(compareQuizzes);

async function compareQuizzes(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await fillBank(pool);
  const { rows } = await pool.query<{ id: string }>('select id from quizzes order by random() limit 500');
  const bodies = rows.map(({ id }) => JSON.stringify({ query: QUERY, variables: { id } }));
  const env = { DATABASE_URL: databaseUrl };
  const bare = await startBenchProcess('minimal-server.ts', env, '/graphql');
  const api = await startBenchProcess('api-server.ts', env, '/graphql');
  const headers = await signIn(api.url);
  // Without a complete profile, everything is refused.
  await pool.query('update users set profile_completed_at = now()');
  await pool.end();
  let requested = 0;
  const next = () => {
    requested += 1;
    return { path: '/graphql', headers, body: bodies[requested % bodies.length] ?? '' };
  };
  const contestant = (name: string, server: BenchProcess): Contestant => ({ name, servers: [server], next });
  try {
    await compareAnswers([bare.url, api.url], headers, bodies);
    const rounds = await roundsOf({ bare: contestant('bare node:http', bare), api: contestant('api', api) }, size);
    report(rounds.bare, rounds.api);
  } finally {
    await Promise.all([bare, api].map(stopBenchProcess));
  }
}

async function compareAnswers(
  urls: readonly string[],
  headers: Record<string, string>,
  bodies: readonly string[],
): Promise<void> {
  for (const body of bodies.slice(0, 20)) {
    const [first, second] = await Promise.all(
      urls.map(async (url) => (await fetch(url, { method: 'POST', headers, body })).json()),
    );
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).toSorted())
          : inner,
      );
    if (sorted(first) !== sorted(second))
      throw new Error(
        `The responses of the two servers differ:\n${sorted(first).slice(0, 600)}\n${sorted(second).slice(0, 600)}`,
      );
  }
}

function report(bare: readonly Round[], api: readonly Round[]): void {
  const measures = (rounds: readonly Round[]): Round => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  });
  const [first, second] = [measures(bare), measures(api)];
  const ratio = median(api.map(({ perSecond }, n) => perSecond / (bare[n]?.perSecond ?? Number.NaN)));
  const p99Ratio = second.p99 / first.p99;
  console.table({
    'bare node:http': {
      'requests/s': Math.round(first.perSecond),
      'p99 ms': first.p99,
      'cpu ms/request': first.cpuMs.toFixed(3),
    },
    'GraphQL, signed in': {
      'requests/s': Math.round(second.perSecond),
      'p99 ms': second.p99,
      'cpu ms/request': second.cpuMs.toFixed(3),
    },
  });
  console.log(
    `requests/s ratio ${ratio.toFixed(2)} (at least ${SMALLEST_RATIO}), p99 ratio ${p99Ratio.toFixed(2)} (at most ${LARGEST_P99_RATIO})`,
  );
  if (ratio < SMALLEST_RATIO || p99Ratio > LARGEST_P99_RATIO) process.exitCode = 1;
}
