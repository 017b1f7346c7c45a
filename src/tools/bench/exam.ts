/**
 * `npm run bench:exam`: students who all start an exam within five seconds, then answer it, on one server process and
 * one PostgreSQL, the generator on the same machine. Prints how long starting and saving take, checks that every
 * acknowledged answer is in the log, and fails where a limit is passed. Then it doubles the students until one is.
 * `STUDENTS` (300), `SECONDS` of answering (60) and `LAST` (4 800) set the size; `KNEE=0` leaves the doubling out.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openSession } from '#server/auth/session.store.ts';
import { newToken } from '#server/auth/tokens.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillBank } from './fill-bank.ts';

const STUDENTS = Number(process.env.STUDENTS ?? 300);
const SECONDS = Number(process.env.SECONDS ?? 60);
const LAST = Number(process.env.LAST ?? 4_800);
const START_WITHIN_MS = 5_000;
/** A student thinks for so long between two answers: 5 to 30 s of an exam, made a quarter of it. */
const THINK_MS = [1_250, 7_500] as const;
const LIMITS = { startP95: 1_500, saveP95: 250, saveP99: 1_000 };

const START = `mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id items { position type stem body response sequence } } }`;
const SAVE = `mutation ($input: SaveInput!) { saveAnswers(input: $input) { state { now deadlineAt } receipts { operationId refusal } } }`;
const HAND_IN = `mutation ($attempt: ID!) { handIn(attempt: $attempt) { handedInAt } }`;

type Seat = { readonly token: string; readonly binding: string };
type Tally = {
  readonly starts: number[];
  readonly saves: number[];
  readonly handIns: number[];
  readonly acknowledged: string[];
  readonly errors: Map<string, number>;
};
type Started = { startAttempt: { id: string; items: { position: number; type: string; body: Body }[] } };
type Body = { choices?: { id: string }[]; prompts?: { id: string }[] };

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const between = (low: number, high: number): number => low + Math.random() * (high - low);

/** A response that fits an item, whatever it is worth. */
function responseTo(type: string, { choices = [], prompts = [] }: Body): object {
  const choice = choices[Math.floor(Math.random() * choices.length)]?.id;
  if (type === 'multiple-choice') return { choice };
  if (type === 'multiple-response') return { choices: [choice] };
  if (type === 'true-false') return { value: Math.random() < 0.5 };
  if (type === 'matching') return { pairs: Object.fromEntries(prompts.map(({ id }) => [id, choice])) };
  return { text: `${Math.floor(Math.random() * 1_000)}` };
}

async function seatsFor(pool: pg.Pool, count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let number = 0; number < count; number += 1) {
    const userId = randomUUID();
    const binding = newToken();
    await pool.query(
      `insert into users (id, email, name, role, password_digest, profile_completed_at)
         values ($1, $2, 'A student', 'student', 'none', now())`,
      [userId, `${userId}@example.org`],
    );
    seats.push({ binding, token: (await openSession(pool, { userId, binding, userAgent: 'bench' })).token });
  }
  return seats;
}

async function sit(url: string, quiz: string, { token, binding }: Seat, tally: Tally): Promise<void> {
  const timed = async <Data>(times: number[], query: string, variables: object): Promise<Data | null> => {
    const begun = performance.now();
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          platform: 'web',
          authorization: `Bearer ${token}`,
          cookie: `bind=${binding}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as { data: Data | null; errors?: { message: string }[] };
      if (errors !== undefined) throw new Error(errors[0]?.message);
      times.push(performance.now() - begun);
      return data;
    } catch (cause) {
      const name = cause instanceof Error ? cause.message : String(cause);
      tally.errors.set(name, (tally.errors.get(name) ?? 0) + 1);
      return null;
    }
  };
  await sleep(between(0, START_WITHIN_MS));
  const started = await timed<Started>(tally.starts, START, { quiz });
  if (started === null) return;
  const { id, items } = started.startAttempt;
  const until = performance.now() + SECONDS * 1_000;
  for (let sequence = 1; performance.now() < until; sequence += 1) {
    await sleep(between(...THINK_MS));
    const item = items[Math.floor(Math.random() * items.length)];
    if (item === undefined) break;
    const operationId = randomUUID();
    const answer = { operationId, position: item.position, sequence, response: responseTo(item.type, item.body) };
    const saved = await timed<{ saveAnswers: { receipts: { refusal: string | null }[] } }>(tally.saves, SAVE, {
      input: { attempt: id, answers: [answer] },
    });
    const refusal = saved?.saveAnswers.receipts[0]?.refusal;
    if (refusal === null) tally.acknowledged.push(operationId);
    else if (refusal !== undefined) tally.errors.set(refusal, (tally.errors.get(refusal) ?? 0) + 1);
  }
  await timed(tally.handIns, HAND_IN, { attempt: id });
}

async function round(url: string, pool: pg.Pool, quiz: string, students: number): Promise<boolean> {
  const tally: Tally = { starts: [], saves: [], handIns: [], acknowledged: [], errors: new Map() };
  const seats = await seatsFor(pool, students);
  await Promise.all(seats.map((seat) => sit(url, quiz, seat, tally)));
  const { rows } = await pool.query<{ kept: number }>(
    'select count(*)::int as kept from answer_log where operation_id = any($1::uuid[])',
    [tally.acknowledged],
  );
  const lost = tally.acknowledged.length - (rows[0]?.kept ?? 0);
  const errors = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  const [startP95, saveP95, saveP99, handInP95] = [
    atShare(tally.starts, 0.95),
    atShare(tally.saves, 0.95),
    atShare(tally.saves, 0.99),
    atShare(tally.handIns, 0.95),
  ].map(Math.round) as [number, number, number, number];
  const holds =
    startP95 < LIMITS.startP95 && saveP95 < LIMITS.saveP95 && saveP99 < LIMITS.saveP99 && errors === 0 && lost === 0;
  console.log(
    `${String(students).padStart(5)} students: start p95 ${startP95} ms; ${tally.saves.length} saves, p50 ${Math.round(atShare(tally.saves, 0.5))}, ` +
      `p95 ${saveP95}, p99 ${saveP99} ms; hand-in p95 ${handInP95} ms; ${errors} errors, ${lost} lost: ${holds ? 'holds' : 'BREAKS'}`,
  );
  for (const [name, count] of tally.errors) console.log(`        ${count} × ${name}`);
  return holds;
}

async function startServer(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [new URL('./api-server.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: `http://127.0.0.1:${line}/graphql`, process: child };
  }
  throw new Error('The server did not start.');
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const server = await startServer(databaseUrl);
  try {
    await fillBank(pool);
    const { rows } = await pool.query<{ id: string }>('select id from quizzes order by position limit 1');
    const quiz = rows[0]?.id ?? '';
    const holds = await round(server.url, pool, quiz, STUDENTS);
    if (!holds) process.exitCode = 1;
    let students = STUDENTS;
    let goesOn = holds && process.env.KNEE !== '0';
    while (goesOn && students * 2 <= LAST) {
      students *= 2;
      goesOn = await round(server.url, pool, quiz, students);
    }
    if (holds && process.env.KNEE !== '0') {
      console.log(goesOn ? `It holds up to ${students} students at least.` : `It breaks at ${students} students.`);
    }
  } finally {
    server.process.kill();
    await pool.end();
  }
});
