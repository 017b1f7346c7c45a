/**
 * `npm run bench:api`: reads quizzes of twenty items over GraphQL, signed in and behind the access rule, in turn with a
 * bare server that runs one statement for the same data. Prints requests per second, p99, processor time a request and
 * their ratios. Fails when the API serves less than half of the bare server's requests or its p99 is above twice.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import pg from 'pg';
import { withBenchDatabase } from './bench-database.ts';
import { fillBank } from './fill-bank.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 6);
const CONNECTIONS = 10;
const SMALLEST_RATIO = 0.5;
const LARGEST_P99_RATIO = 2;

const QUERY = `query Quiz($id: ID!) { quiz(id: $id) { id title subject { id slug title } topic { id slug title }
  items { position type stem body figures { digest url width height } source { work author url licence } } } }`;
const ACCOUNT = { email: 'bench@lectern.example', password: 'a bench of oak and iron' };

type Contestant = {
  readonly name: string;
  readonly url: string;
  readonly process: ChildProcess;
  readonly headers: Record<string, string>;
};
type Round = { readonly perSecond: number; readonly p99: number; readonly cpuMs: number };

async function start(name: string, script: string, databaseUrl: string): Promise<Contestant> {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      name,
      url: `http://127.0.0.1:${line}/graphql`,
      process: child,
      headers: { 'content-type': 'application/json' },
    };
  }
  throw new Error(`${name} did not start`);
}

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

/** Registers and signs in as a person would, and returns the headers that every further request carries. */
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

const cpuOf = ({ process: { pid } }: Contestant): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

async function round(contestant: Contestant, bodies: readonly string[], seconds: number): Promise<Round> {
  const before = cpuOf(contestant);
  const result = await autocannon({
    url: contestant.url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: contestant.headers,
    requests: bodies.map((body) => ({ body })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${contestant.name} answered ${result.non2xx} errors`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMs: (cpuOf(contestant) - before) / result.requests.total,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await fillBank(pool);
  const { rows } = await pool.query<{ id: string }>('select id from quizzes order by random() limit 500');
  const bodies = rows.map(({ id }) => JSON.stringify({ query: QUERY, variables: { id } }));

  const bare = await start('bare node:http', './bare-server.ts', databaseUrl);
  const api = await start('api', './api-server.ts', databaseUrl);
  const signedIn: Contestant = { ...api, headers: await signIn(api.url) };
  // Whoever owes a profile is let into nothing.
  await pool.query('update users set profile_completed_at = now()');
  await pool.end();
  try {
    await compareAnswers(bare, signedIn, bodies);
    const rounds = new Map<Contestant, Round[]>([
      [bare, []],
      [signedIn, []],
    ]);
    for (const contestant of rounds.keys()) await round(contestant, bodies, 3);
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const [contestant, results] of rounds) results.push(await round(contestant, bodies, SECONDS));
    }
    report(rounds.get(bare) ?? [], rounds.get(signedIn) ?? []);
  } finally {
    bare.process.kill();
    api.process.kill();
  }
});

async function compareAnswers(bare: Contestant, api: Contestant, bodies: readonly string[]): Promise<void> {
  for (const body of bodies.slice(0, 20)) {
    const [one, other] = await Promise.all(
      [bare, api].map(async ({ url, headers }) => (await fetch(url, { method: 'POST', headers, body })).json()),
    );
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).toSorted())
          : inner,
      );
    if (sorted(one) !== sorted(other))
      throw new Error(
        `the two servers answer differently:\n${sorted(one).slice(0, 600)}\n${sorted(other).slice(0, 600)}`,
      );
  }
}

function report(bare: readonly Round[], api: readonly Round[]): void {
  const figures = (rounds: readonly Round[]): Round => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  });
  const [one, other] = [figures(bare), figures(api)];
  const ratio = median(api.map(({ perSecond }, n) => perSecond / (bare[n]?.perSecond ?? Number.NaN)));
  const p99Ratio = other.p99 / one.p99;
  console.table({
    'bare node:http': {
      'requests/s': Math.round(one.perSecond),
      'p99 ms': one.p99,
      'cpu ms/request': one.cpuMs.toFixed(3),
    },
    'GraphQL, signed in': {
      'requests/s': Math.round(other.perSecond),
      'p99 ms': other.p99,
      'cpu ms/request': other.cpuMs.toFixed(3),
    },
  });
  console.log(
    `requests/s ratio ${ratio.toFixed(2)} (at least ${SMALLEST_RATIO}), p99 ratio ${p99Ratio.toFixed(2)} (at most ${LARGEST_P99_RATIO})`,
  );
  if (ratio < SMALLEST_RATIO || p99Ratio > LARGEST_P99_RATIO) process.exitCode = 1;
}
