import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openSession } from '#server/access/session.commands.ts';
import { newToken } from '#server/access/tokens.ts';
import { startAttempt } from '#server/attempts/attempt.start.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { testBank } from '../support/questions/test-bank.ts';
import { freePort } from '../support/servers/free-port.ts';
import { type RunningServer, startServer } from '../support/servers/running-server.ts';
import type { CheckResult } from './checker.ts';
import type { FaultRecord } from './fault-record.ts';
import { SimulatedStudent, type StudentSeat } from './simulated-student.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOUR_MS = 3_600_000;
const LONGEST_WAIT_MS = 90_000;

/** A real server with students at work, and the means to damage it. */
export type ExamHall = {
  readonly dataDir: string;
  /** `which`: with several servers, counted from 0. */
  readonly kill: (which?: number) => Promise<void>;
  /** Starts a server on the data of the previous one. */
  readonly restart: (env?: Readonly<Record<string, string>>, which?: number) => Promise<void>;
  /** Waits until every student with time left got an answer acknowledged from now on; returns the seconds it took. */
  readonly waitForAllStudents: () => Promise<number>;
  /** Lets all students finish, waits for the server to submit the rest, and runs the checker's process. */
  readonly checkResult: () => Promise<CheckResult>;
};

export type HallOptions = {
  readonly students: number;
  /** Time limit of students whose time is up during the run, in seconds. */
  readonly shortSeconds: number;
  /** Null: an embedded database in a folder of its own. */
  readonly databaseUrl: string | null;
  /** A given folder is not deleted. */
  readonly dataDir?: string;
  readonly believesRestored?: boolean;
  /** Number of processes on one database. Default: 1. */
  readonly servers?: number;
  /** The address for students, once the servers listen. */
  readonly reach?: (
    port: number,
    ...others: readonly number[]
  ) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
};

/** Starts the students, runs the given work, and cleans up whatever happens. */
export async function withExamHall<Result>(
  options: HallOptions,
  work: (hall: ExamHall) => Promise<Result>,
): Promise<Result> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lectern-faults-')));
  const port = await freePort();
  const others: number[] = [];
  while (others.length + 1 < (options.servers ?? 1)) others.push(await freePort());
  const database = options.databaseUrl === null ? {} : { DATABASE_URL: options.databaseUrl };
  const env = { SEED_DEMO: 'false', LOG_LEVEL: 'silent', NODE_ENV: 'development', ...database };
  const start = (at: number, more: Readonly<Record<string, string>> = {}) =>
    startServer({ dataDir, env: { ...env, PORT: String(at), ...more } });
  const ports = [port, ...others];
  // One after the other: the first creates the tables.
  const servers: RunningServer[] = [];
  for (const at of ports) servers.push(await start(at));
  const reach = await options.reach?.(port, ...others);
  const records: FaultRecord[] = [];
  /** When an answer was last acknowledged, by attempt. */
  const servedAt = new Map<string, number>();
  const seats = await seat(options, dataDir);
  const students = seats.map(
    (entry) =>
      new SimulatedStudent(entry, {
        url: reach?.url ?? `http://127.0.0.1:${port}`,
        record: (record) => {
          records.push(record);
          if (record.kind === 'acknowledged') servedAt.set(record.attempt, performance.now());
        },
        believesRestored: options.believesRestored ?? false,
      }),
  );
  const working = Promise.all(students.map((student) => student.work()));
  try {
    return await work({
      dataDir,
      kill: async (which = 0) => await servers[which]?.kill(),
      restart: async (more, which = 0) => {
        servers[which] = await start(ports[which] ?? port, more);
      },
      waitForAllStudents: async () => {
        const since = performance.now();
        const waiting = seats.filter(({ leaves }) => !leaves).map(({ attempt }) => attempt);
        const isServed = (attempt: string): boolean => (servedAt.get(attempt) ?? 0) > since;
        while (!waiting.every(isServed) && performance.now() - since < LONGEST_WAIT_MS) await sleep(20);
        return (performance.now() - since) / 1_000;
      },
      checkResult: async () => {
        for (const student of students) student.finish();
        await working;
        await waitForSweep(options, dataDir);
        const path = join(dataDir, 'records.jsonl');
        await writeFile(path, records.map((record) => JSON.stringify(record)).join('\n'));
        return await runChecker(path, options, dataDir);
      },
    });
  } finally {
    for (const student of students) student.finish();
    await reach?.close();
    for (const server of servers) await server.remove();
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<Result>(
  { databaseUrl }: HallOptions,
  dataDir: string,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl, databasePoolSize: 4 }, { role: 'tool' });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

const seat = (options: HallOptions, dataDir: string): Promise<StudentSeat[]> =>
  withDatabase(options, dataDir, async (pool) => {
    await testBank(pool, { free: true, slug: `hall-${randomUUID()}` });
    const { rows } = await pool.query<{ id: string }>('select id from item_versions order by stem');
    const versionIds = rows.map(({ id }) => id);
    const examId = randomUUID();
    const seats: StudentSeat[] = [];
    for (let number = 0; number < options.students; number += 1) {
      const userId = randomUUID();
      await pool.query(
        `insert into users (id, email, name, role, password_digest, profile_completed_at)
         values ($1, $2, 'A student', 'student', 'none', now())`,
        [userId, `${userId}@example.org`],
      );
      const binding = newToken();
      const { token } = await openSession(pool, { userId, factor: 'none', binding, userAgent: 'A simulated student' });
      const isShort = number % 3 === 0;
      const { id } = await inTransaction(pool, (client) =>
        startAttempt(client, {
          userId,
          examId,
          versionIds,
          seconds: isShort ? options.shortSeconds : 3_600,
          behaviour: 'deferred',
        }),
      );
      const clockOffMs = (number % 3) * HOUR_MS - HOUR_MS;
      seats.push({ token, binding, attempt: id, leaves: isShort, clockOffMs });
    }
    await pool.query(`update access_tokens set expires_at = now() + interval '1 day'`);
    return seats;
  });

/** The server has to submit attempts whose browsers never do. */
const waitForSweep = (options: HallOptions, dataDir: string): Promise<void> =>
  withDatabase(options, dataDir, async (pool) => {
    const until = Date.now() + (options.shortSeconds + 60) * 1_000;
    while (Date.now() < until) {
      const { rowCount } = await pool.query('select from attempts where handed_in_at is null');
      if (rowCount === 0) return;
      await new Promise((done) => setTimeout(done, 500));
    }
  });

function runChecker(path: string, { databaseUrl }: HallOptions, dataDir: string): Promise<CheckResult> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  readSettings(env);
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      ['tests/faults/check.ts', path, 'over'],
      { cwd: ROOT, env, maxBuffer: 100_000_000 },
      (error, stdout, stderr) => {
        try {
          done(JSON.parse(stdout) as CheckResult);
        } catch {
          failed(new Error(`The checker failed: ${stderr}`, { cause: error }));
        }
      },
    );
  });
}
