/**
 * `npm run bench:exam`: simulates students who all start an exam within five seconds and then answer it, on one server
 * process and one PostgreSQL. The students are simulated on the same machine. It prints the durations of starting and
 * saving, checks that every acknowledged answer is in the log, and fails if a limit is exceeded. Then it doubles the
 * number of students until a limit is exceeded. `STUDENTS` (300), `SECONDS` of answering (60) and `LAST` (4 800
 * students) set the size; `KNEE=0` turns off the doubling.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withBenchDatabase } from './bench-database.ts';
import {
  atShare,
  requestAs,
  responseTo,
  SAVE,
  type Saved,
  type Seat,
  START,
  type Started,
  SUBMIT,
  seatsFor,
  startApi,
} from './bench-students.ts';
import { fillBank } from './fill/fill-bank.ts';

const STUDENTS = Number(process.env.STUDENTS ?? 300);
const SECONDS = Number(process.env.SECONDS ?? 60);
const LAST = Number(process.env.LAST ?? 4_800);
const START_WITHIN_MS = 5_000;
/** Time between two answers of a student: 5 to 30 s in an exam, here a quarter of that. */
const THINK_MS = [1_250, 7_500] as const;
const LIMITS = { startP95: 1_500, saveP95: 250, saveP99: 1_000 };

type Tally = {
  readonly starts: number[];
  readonly saves: number[];
  readonly submissions: number[];
  readonly acknowledged: string[];
  readonly errors: Map<string, number>;
};
const between = (low: number, high: number): number => low + Math.random() * (high - low);

async function runStudent(url: string, quiz: string, seat: Seat, tally: Tally): Promise<void> {
  const timed = async <Data>(times: number[], query: string, variables: object): Promise<Data | null> => {
    const startedAt = performance.now();
    try {
      const data = await requestAs<Data>(seat, url, query, variables);
      times.push(performance.now() - startedAt);
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
    const saved = await timed<Saved>(tally.saves, SAVE, {
      input: { attempt: id, answers: [answer] },
    });
    const refusal = saved?.saveAnswers.receipts[0]?.refusal;
    if (refusal === null) tally.acknowledged.push(operationId);
    else if (refusal !== undefined) tally.errors.set(refusal, (tally.errors.get(refusal) ?? 0) + 1);
  }
  await timed(tally.submissions, SUBMIT, { attempt: id });
}

async function round(url: string, pool: pg.Pool, quiz: string, students: number): Promise<boolean> {
  const tally: Tally = { starts: [], saves: [], submissions: [], acknowledged: [], errors: new Map() };
  const seats = await seatsFor(pool, students);
  await Promise.all(seats.map((seat) => runStudent(url, quiz, seat, tally)));
  const { rows } = await pool.query<{ stored: number }>(
    'select count(*)::int as stored from answer_log where operation_id = any($1::uuid[])',
    [tally.acknowledged],
  );
  const lost = tally.acknowledged.length - (rows[0]?.stored ?? 0);
  const errors = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  const [startP95, saveP95, saveP99, submitP95] = [
    atShare(tally.starts, 0.95),
    atShare(tally.saves, 0.95),
    atShare(tally.saves, 0.99),
    atShare(tally.submissions, 0.95),
  ].map(Math.round) as [number, number, number, number];
  const holds =
    startP95 < LIMITS.startP95 && saveP95 < LIMITS.saveP95 && saveP99 < LIMITS.saveP99 && errors === 0 && lost === 0;
  console.log(
    `${String(students).padStart(5)} students: start p95 ${startP95} ms; ${tally.saves.length} saves, p50 ${Math.round(atShare(tally.saves, 0.5))}, ` +
      `p95 ${saveP95}, p99 ${saveP99} ms; submit p95 ${submitP95} ms; ${errors} errors, ${lost} lost: ${holds ? 'passed' : 'FAILED'}`,
  );
  for (const [name, count] of tally.errors) console.log(`        ${count} × ${name}`);
  return holds;
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const server = await startApi(databaseUrl);
  try {
    await fillBank(pool);
    const { rows } = await pool.query<{ id: string }>('select id from quizzes order by position limit 1');
    const quiz = rows[0]?.id ?? '';
    const holds = await round(server.url, pool, quiz, STUDENTS);
    if (!holds) process.exitCode = 1;
    let students = STUDENTS;
    let isRising = holds && process.env.KNEE !== '0';
    while (isRising && students * 2 <= LAST) {
      students *= 2;
      isRising = await round(server.url, pool, quiz, students);
    }
    if (holds && process.env.KNEE !== '0') {
      console.log(isRising ? `Passed with ${students} students.` : `Failed with ${students} students.`);
    }
  } finally {
    server.process.kill();
    await pool.end();
  }
});
