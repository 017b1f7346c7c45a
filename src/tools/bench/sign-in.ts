/**
 * `npm run bench:sign-in`: simulates a school at nine o'clock. 2 000 users sign in from one network at the same
 * moment, all on unknown devices, and one in ten enters a wrong password first. It prints how long this takes, and
 * fails if a user can't sign in, or if it takes longer than five minutes.
 */
import pg from 'pg';
import { hashSecret } from '#server/access/password.ts';
import { withBenchDatabase } from './bench-database.ts';
import { startBenchProcess, stopBenchProcess } from './processes/bench-process.ts';
import { cpuOf } from './processes/contest.ts';

const USERS = 2_000;
const ONE_MISTYPES_IN = 10;
const LONGEST_MS = 5 * 60_000;
const PASSWORD = 'seven quiet herons';
const QUERY = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

const emailOf = (n: number): string => `pupil-${n}@example.org`;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `insert into users (id, email, name, role, password_digest)
     select gen_random_uuid(), email, 'Pupil', 'student', $2 from unnest($1::text[]) as email`,
    [Array.from({ length: USERS }, (_, n) => emailOf(n)), await hashSecret(PASSWORD)],
  );
  const server = await startBenchProcess('api-server.ts', { DATABASE_URL: databaseUrl, METRICS: '0' }, '/graphql');

  async function signIn(email: string, password: string): Promise<string | null> {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { input: { email, password } } }),
    });
    const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
    return errors === undefined ? null : (errors[0]?.extensions?.code ?? 'no code');
  }

  const started = performance.now();
  const busyBefore = cpuOf(server.process);
  const waits: number[] = [];
  const refusals = new Map<string, number>();
  await Promise.all(
    Array.from({ length: USERS }, async (_, n) => {
      if (n % ONE_MISTYPES_IN === 0) {
        const code = await signIn(emailOf(n), `${PASSWORD}!`);
        if (code !== 'WRONG_CREDENTIALS')
          refusals.set(`mistyped: ${code}`, (refusals.get(`mistyped: ${code}`) ?? 0) + 1);
      }
      const code = await signIn(emailOf(n), PASSWORD);
      if (code !== null) refusals.set(code, (refusals.get(code) ?? 0) + 1);
      waits.push(performance.now() - started);
    }),
  );
  const tookMs = performance.now() - started;
  const sorted = waits.toSorted((a, b) => a - b);
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  console.log(`${USERS} users, ${USERS / ONE_MISTYPES_IN} typing mistakes, one network: ${seconds(tookMs)}`);
  console.log(`median ${seconds(sorted[USERS / 2] ?? 0)}, slowest ${seconds(sorted.at(-1) ?? 0)}`);
  console.log(`processor time of the server: ${seconds(cpuOf(server.process) - busyBefore)}`);
  console.log(`refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
  await stopBenchProcess(server);
  await pool.end();
  if (refusals.size > 0 || tookMs > LONGEST_MS) {
    console.error('A user was refused, or it took longer than five minutes.');
    process.exitCode = 1;
  }
});
