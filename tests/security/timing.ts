/**
 * `npm run test:timing`: checks whether response times reveal if an email address has an account. It calls sign-in,
 * sign-up, password reset and class invitation with known and unknown addresses in random order, and compares the
 * times with the Mann–Whitney test, the Wilcoxon test and a bootstrap of the medians. The check fails if a difference
 * is found twice. It also fails if it doesn't find a deliberate difference. `TRIES` sets the number of calls (300); with
 * arguments, only these calls are measured: `npm run test:timing -- invitation`.
 */
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { hashSecret } from '#server/access/password.ts';
import { withBenchDatabase } from '../../src/tools/bench/bench-database.ts';
import { PASSWORD, TestBrowser, testApp } from '../support/servers/test-api.ts';
import { type Comparison, compare } from './two-samples.ts';

const ATTEMPTS = Number(process.env.TRIES ?? 300);
const KNOWN = 200;
/** Rate limits are reset before the accounts reach them. */
const ATTEMPTS_PER_ROUND = 200;
const WARM_UP = 20;
const SIGNIFICANT = 0.01;
/** Large enough to be found with this number of tries on a busy machine. */
const PLANTED_MS = 140 / Math.sqrt(ATTEMPTS);

type Call = (email: string, address: string) => Promise<{ readonly text: string; readonly status: number }>;
/** A call, and what its answer contains: a refusal for another reason would take the same time for every address. */
type Measured = { readonly call: Call; readonly answer: string };

const knownEmail = (n: number): string => `known-${n % KNOWN}@example.org`;
const unknownEmail = (n: number): string => `other-${n}@example.org`;

async function callsOf(app: FastifyInstance, pool: pg.Pool): Promise<Readonly<Record<string, Measured>>> {
  const teacher = new TestBrowser(app);
  await teacher.signUp('teacher@example.org', PASSWORD);
  await teacher.signIn('teacher@example.org', PASSWORD);
  await pool.query(
    `update users set role = 'teacher', profile_completed_at = now() where email = 'teacher@example.org'`,
  );
  const created = await teacher.call('mutation ($input: ClassroomInput!) { createClassroom(input: $input) }', {
    input: { name: 'Timing' },
  });
  const classroom = created.data?.createClassroom;
  if (classroom === undefined) throw new Error(`No class could be created: ${created.text}`);
  const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
  const INVITE = 'mutation ($id: ID!, $email: String!) { inviteToClass(id: $id, email: $email, role: student) }';
  // Tokens expire within minutes; this one lasts as long as the measurement.
  await pool.query("update access_tokens set expires_at = now() + interval '1 day'");
  const signIn: Call = (email, address) => new TestBrowser(app, address).signIn(email, 'not the password');
  const spin = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  const signUp: Call = (email, address) => new TestBrowser(app, address).signUp(email, 'another fine password');
  const reset: Call = (email, address) => new TestBrowser(app, address).call(RESET, { email });
  const invite: Call = (email) => teacher.call(INVITE, { id: classroom, email });
  const slowSignIn: Call = async (email, address) => {
    if (email.startsWith('known')) spin(PLANTED_MS);
    return signIn(email, address);
  };
  return {
    'sign-in': { call: signIn, answer: 'WRONG_CREDENTIALS' },
    'sign-up': { call: signUp, answer: '"signUp":true' },
    'password reset': { call: reset, answer: '"requestPasswordReset":true' },
    invitation: { call: invite, answer: '"inviteToClass":1' },
    [`a planted difference of ${PLANTED_MS.toFixed(1)} ms`]: { call: slowSignIn, answer: 'WRONG_CREDENTIALS' },
  };
}

async function measure(pool: pg.Pool, { call, answer }: Measured, from: number): Promise<Comparison> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  let count = from;
  for (let n = 0; n < ATTEMPTS + WARM_UP; n += 1) {
    if (n % ATTEMPTS_PER_ROUND === 0) await pool.query('delete from attempt_counts');
    for (const kind of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      count += 1;
      const email = kind === 'known' ? knownEmail(count) : unknownEmail(count);
      const started = performance.now();
      const { text, status } = await call(email, `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`);
      if (n >= WARM_UP) times[kind].push(performance.now() - started);
      answers.add(`${status} ${text}`);
      // Work after a response, such as an email, ends before the next one is measured.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const [first = ''] = answers;
  if (answers.size !== 1) throw new Error(`The answers differ: ${[...answers].join(' / ')}`);
  if (!first.includes(answer)) throw new Error(`Instead of ${answer}, the answer is ${first}`);
  return compare(times.known, times.unknown);
}

const described = ({ medians, difference, interval, p, pairedP }: Comparison): string =>
  `known ${medians[0].toFixed(2)} ms, unknown ${medians[1].toFixed(2)} ms, difference ${difference.toFixed(3)} ms ` +
  `(95 %: ${interval[0].toFixed(3)} to ${interval[1].toFixed(3)}), p = ${p.toFixed(4)}, paired p = ${pairedP.toFixed(4)}`;
const differs = ({ p, pairedP }: Comparison): boolean => Math.min(p, pairedP) < SIGNIFICANT / 2;

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // Closing the database ends connections that still wait.
  pool.on('error', () => undefined);
  const app = await testApp(pool);
  await pool.query(
    `insert into users (id, email, name, role, password_digest)
     select gen_random_uuid(), email, 'Known', 'student', $2 from unnest($1::text[]) as email`,
    [Array.from({ length: KNOWN }, (_, n) => knownEmail(n)), await hashSecret(PASSWORD)],
  );
  let from = 0;
  const requested = process.argv.slice(2);
  for (const [name, measured] of Object.entries(await callsOf(app, pool))) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const isPlanted = name.startsWith('a planted');
    const runs: Comparison[] = [];
    for (let run = 0; run < 2 && (run === 0 || runs.some(differs)); run += 1) {
      from += 2 * (ATTEMPTS + WARM_UP);
      const result = await measure(pool, measured, from);
      console.log(`     ${name}, ${ATTEMPTS} tries each: ${described(result)}`);
      runs.push(result);
    }
    const isFound =
      runs.length === 2 && runs.every(differs) && new Set(runs.map((run) => Math.sign(run.difference))).size === 1;
    console.log(`${isFound === isPlanted ? 'ok  ' : 'FAIL'} ${name}`);
    if (isFound !== isPlanted) process.exitCode = 1;
  }
  await app.close();
  await pool.end();
});
