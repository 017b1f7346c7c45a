import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withBenchDatabase } from '../bench-database.ts';
import type { Seat } from '../bench-students.ts';
import { fillStudy } from '../fill/fill-study.ts';
import { type BenchProcess, startBenchProcess, stopBenchProcess } from '../processes/bench-process.ts';
import { type Contestant, median, type Round, roundsOf } from '../processes/contest.ts';
import type { Replayed } from '../processes/replay-server.ts';
import type { Recorded } from '../sql/recorded-sql.ts';
import { type Fresh, PLACEHOLDER } from '../sql/replayed-sql.ts';
import { commonOperations, type Operation } from './common-operations.ts';

const STUDY = { questions: 20_000, attempts: 20_000 };
const SMALLEST_RATIO = 0.5;
const LARGEST_CPU_RATIO = 4;
/**
 * Ratio of the cost per request with two processes and with one, compared with the same ratio of bare servers: on cores that
 * are shared with the database and the generator, a second process makes every request more expensive, whatever it does.
 * The tolerance is the difference of repeated measurements, over all operations together; single operations differ more.
 */
const LARGEST_COST_OF_TWO = 1.1;
const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const headersOf = ({ token, binding }: Seat): Record<string, string> => ({
  'content-type': 'application/json',
  platform: 'web',
  authorization: `Bearer ${token}`,
  cookie: `bind=${binding}`,
});

const pathOf = (operation: Operation, student: number): string => `/${operation.name.replaceAll(' ', '-')}/${student}`;

/** Runs each operation of each student until the server has cached it, then once more, and returns the recording. */
async function record(url: string, file: string, seats: readonly Seat[], operations: readonly Operation[]) {
  const replayed: Record<string, Replayed[string]> = {};
  const ask = async (operation: Operation, student: number, fresh: Fresh): Promise<string> => {
    const headers = headersOf(seats[student] as Seat);
    const answer = await fetch(url, { method: 'POST', headers, body: operation.body(student, fresh) });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || /"refus(?:al|ed)":"/.test(text))
      throw new Error(`${operation.name}: ${text.slice(0, 300)}`);
    return text;
  };
  for (const operation of operations) {
    for (const student of seats.keys()) {
      for (const sequence of [1, 2, 3]) await ask(operation, student, { operationId: randomUUID(), sequence });
      await writeFile(file, '');
      // Unique for all writes, because an operation id can be used only once.
      const fresh = { ...PLACEHOLDER, operationId: placeholderOf(student, operation) };
      const answer = await ask(operation, student, fresh);
      const masked = (text: string): string => text.replaceAll(fresh.operationId, PLACEHOLDER.operationId);
      const lines = masked(readFileSync(file, 'utf8')).trim().split('\n');
      const statements = lines.map((line): Recorded => JSON.parse(line));
      replayed[pathOf(operation, student)] = { statements, answer: masked(answer) };
    }
  }
  return replayed;
}

const placeholderOf = (student: number, { name }: Operation): string =>
  `${PLACEHOLDER.operationId.slice(0, -6)}${(student + 100 * name.length).toString(16).padStart(6, '0')}`;

/** The five operations, each compared with a bare server that runs the same statements, and with two processes instead of one. */
export async function compareOperations(size: { readonly rounds: number; readonly seconds: number }): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-operations-'));
  const table: Record<string, object> = {};
  let isMet = true;
  const costsOfTwo: number[] = [];
  try {
    await withBenchDatabase(async (databaseUrl) => {
      const processes: BenchProcess[] = [];
      const start = async (script: string, env = {}, path = ''): Promise<BenchProcess> => {
        const started = await startBenchProcess(script, { DATABASE_URL: databaseUrl, ...env }, path);
        processes.push(started);
        return started;
      };
      try {
        const { seats, operations, replayed } = await prepare(databaseUrl, folder, start);
        const bare = await start('replay-server.ts', { REPLAYED: replayed });
        const api = await start('api-server.ts', {}, '/graphql');
        const secondBare = await start('replay-server.ts', { REPLAYED: replayed });
        const second = await start('api-server.ts', {}, '/graphql');
        const runOf = runsFor(seats);
        for (const operation of operations.filter(({ name }) => name.includes(process.env.ONLY ?? ''))) {
          const requested = runOf(operation);
          const contestants = {
            bare: { name: `bare, ${operation.name}`, servers: [bare], next: requested(true) },
            one: { name: `api, ${operation.name}`, servers: [api], next: requested(false) },
            twoBare: { name: `two bare, ${operation.name}`, servers: [bare, secondBare], next: requested(true) },
            two: { name: `two processes, ${operation.name}`, servers: [api, second], next: requested(false) },
          };
          const measures = compare(await roundsOf(contestants, size));
          table[operation.name] = measures.shown;
          isMet &&= measures.isMet;
          costsOfTwo.push(measures.costOfTwo);
        }
      } finally {
        await Promise.all(processes.map(stopBenchProcess));
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`Load of this machine ${loadavg()[0]?.toFixed(1)}`);
  console.table(table);
  const costOfTwo = geometricMean(costsOfTwo);
  console.log(
    `Limits: at least ${SMALLEST_RATIO} of the requests, at most ${LARGEST_CPU_RATIO} times the processor time. With two processes, a request costs ` +
      `${costOfTwo.toFixed(2)} times as much as with one, relative to the bare servers; at most ${LARGEST_COST_OF_TWO}.`,
  );
  return isMet && costOfTwo <= LARGEST_COST_OF_TWO;
}

type Start = (script: string, env?: object, path?: string) => Promise<BenchProcess>;

/** A busy school with students, and a file with the recorded statements of their operations. */
async function prepare(databaseUrl: string, folder: string, start: Start) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await fillStudy(pool, STUDY, 'student1@bench.example');
  const [file, replayed] = [join(folder, 'statements'), join(folder, 'replayed')];
  await writeFile(file, '');
  const recorder = await start('api-server.ts', { RECORD: file }, '/graphql');
  const { seats, operations } = await commonOperations(pool, recorder.url);
  await writeFile(replayed, JSON.stringify(await record(recorder.url, file, seats, operations)));
  await stopBenchProcess(recorder);
  // Browsers refresh their tokens every few minutes; the benchmark does not.
  await pool.query("update access_tokens set expires_at = now() + interval '1 day'");
  await pool.query('vacuum analyze');
  await pool.end();
  return { seats, operations, replayed };
}

/** Requests of one student after the other; writes have new values each time. */
const runsFor = (seats: readonly Seat[]) => {
  let requested = 0;
  return (operation: Operation) =>
    (isBare: boolean): Contestant['next'] =>
    () => {
      requested += 1;
      const student = requested % seats.length;
      const fresh = { operationId: randomUUID(), sequence: PLACEHOLDER.sequence + requested };
      const path = isBare ? pathOf(operation, student) : '/graphql';
      return { path, headers: headersOf(seats[student] as Seat), body: operation.body(student, fresh) };
    };
};

/** The median of the ratios of all rounds. */
function compare({ bare, one, twoBare, two }: Readonly<Record<'bare' | 'one' | 'twoBare' | 'two', readonly Round[]>>) {
  const ratio = (of: (at: number) => number): number => median(bare.map((_, at) => of(at)));
  const at = (rounds: readonly Round[], n: number): Round => rounds[n] as Round;
  const speed = ratio((n) => at(one, n).perSecond / at(bare, n).perSecond);
  const cpu = ratio((n) => at(one, n).cpuMs / at(bare, n).cpuMs);
  const twoToOne = ratio((n) => at(two, n).cpuMs / at(one, n).cpuMs);
  const minimalTwoToOne = ratio((n) => at(twoBare, n).cpuMs / at(bare, n).cpuMs);
  return {
    isMet: speed >= SMALLEST_RATIO && cpu <= LARGEST_CPU_RATIO,
    costOfTwo: twoToOne / minimalTwoToOne,
    shown: {
      'bare/s': Math.round(median(bare.map(({ perSecond }) => perSecond))),
      'api/s': Math.round(median(one.map(({ perSecond }) => perSecond))),
      ratio: speed.toFixed(2),
      'bare cpu ms': median(bare.map(({ cpuMs }) => cpuMs)).toFixed(3),
      'api cpu ms': median(one.map(({ cpuMs }) => cpuMs)).toFixed(3),
      'cpu ratio': cpu.toFixed(2),
      'two/one': twoToOne.toFixed(2),
      'bare two/one': minimalTwoToOne.toFixed(2),
    },
  };
}
