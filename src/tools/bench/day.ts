/**
 * `npm run bench:day`: simulates a day of many students in a short time: each loads the session and the subjects,
 * opens a quiz, answers it and submits it, a few students at a time. It prints the server's memory, open files, and
 * p99 for each tenth of the day. It fails if memory grows by more than a tenth after the first tenth of the day, if
 * more files are open at the end than after the first tenth, or if the p99 of a later tenth is more than twice the
 * median. `STUDENTS` (10 000), `AT_ONCE` (12) and `ANSWERS` (10) set the size.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
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

const STUDENTS = Number(process.env.STUDENTS ?? 10_000);
const AT_ONCE = Number(process.env.AT_ONCE ?? 12);
const ANSWERS = Number(process.env.ANSWERS ?? 10);
const TENTHS = 10;
const LARGEST_GROWTH = 1.1;
const LARGEST_P99_RATIO = 2;
/** By then, keep-alive connections of the generator are closed. */
const QUIET_MS = 15_000;

const SESSION = `{ session { id name userRole } }`;
const SUBJECTS = `{ subjects { id slug title } }`;
const QUIZ = `query ($id: ID!) { quiz(id: $id) { id title items { position type stem } } }`;

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;
const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** One student's day; `took` is called with the duration of each request in milliseconds. */
async function runFor(url: string, seat: Seat, quiz: string, took: (ms: number) => void): Promise<void> {
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const startedAt = performance.now();
    const data = await requestAs<Data>(seat, url, query, variables);
    took(performance.now() - startedAt);
    return data;
  };
  await ask(SESSION);
  await ask(SUBJECTS);
  await ask(QUIZ, { id: quiz });
  const { id, items } = (await ask<Started>(START, { quiz })).startAttempt;
  for (let sequence = 1; sequence <= ANSWERS; sequence += 1) {
    const item = items[sequence % items.length];
    if (item === undefined) break;
    const response = responseTo(item.type, item.body);
    const answers = [{ operationId: randomUUID(), position: item.position, sequence, response }];
    const { saveAnswers } = await ask<Saved>(SAVE, { input: { attempt: id, answers } });
    const refusal = saveAnswers.receipts[0]?.refusal;
    if (refusal) throw new Error(`An answer was refused: ${refusal}`);
  }
  await ask(SUBMIT, { attempt: id });
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const server = await startApi(databaseUrl);
  const pid = server.process.pid ?? 0;
  try {
    await fillBank(pool);
    const { rows } = await pool.query<{ id: string }>('select id from quizzes order by position, id limit 50');
    const seats = await seatsFor(pool, STUDENTS);
    console.log(`${STUDENTS} students, ${AT_ONCE} at once; load of this machine ${loadavg()[0]?.toFixed(1)}`);
    const tenths: { memory: number; p99: number; files: number }[] = [];
    let requests = 0;
    const startedAt = performance.now();
    for (let tenth = 0; tenth < TENTHS; tenth += 1) {
      const waiting = seats.slice((tenth * STUDENTS) / TENTHS, ((tenth + 1) * STUDENTS) / TENTHS);
      const times: number[] = [];
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (let seat = waiting.pop(); seat !== undefined; seat = waiting.pop()) {
          await runFor(server.url, seat, rows[waiting.length % rows.length]?.id ?? '', (ms) => times.push(ms));
        }
      });
      await Promise.all(workers);
      requests += times.length;
      const now = { memory: memoryOf(pid), p99: atShare(times, 0.99), files: filesOf(pid) };
      tenths.push(now);
      console.log(
        `${tenth + 1}/${TENTHS}: ${times.length} requests, p50 ${atShare(times, 0.5).toFixed(1)}, p99 ${now.p99.toFixed(1)} ms, ${now.memory.toFixed(0)} MB, ${now.files} open files`,
      );
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    await sleep(QUIET_MS);
    const filesAfter = filesOf(pid);
    const filesFirst = tenths[0]?.files ?? Number.NaN;
    const growth = (tenths.at(-1)?.memory ?? Number.NaN) / (tenths[0]?.memory ?? Number.NaN);
    const later = tenths.slice(1).map(({ p99 }) => p99);
    const steady = Math.max(...later) / atShare(later, 0.5);
    console.log(
      `${requests} requests in ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)} a second); memory × ${growth.toFixed(2)} (at most ${LARGEST_GROWTH}), ` +
        `highest p99 is ${steady.toFixed(2)} times the median (at most ${LARGEST_P99_RATIO}), open files ${filesFirst} in the first tenth, ${filesAfter} at the end`,
    );
    if (!(growth <= LARGEST_GROWTH && steady <= LARGEST_P99_RATIO && filesAfter <= filesFirst)) process.exitCode = 1;
  } finally {
    server.process.kill();
    await pool.end();
  }
});
