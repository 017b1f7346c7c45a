import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterFolder } from '#server/platform/db/cluster/cluster-folder.ts';
import { findPostmaster } from '#server/platform/db/cluster/postmaster.ts';
import { killWithChildren } from './background.ts';
import { balancer } from './balancer.ts';
import type { CheckResult } from './checker.ts';
import { type DatabasePair, missingForPair, startPair } from './database-pair.ts';
import { type ExamHall, withExamHall } from './exam-hall.ts';
import { earlyReceiptProxy, resettingProxy } from './proxies.ts';

export type ScenarioSize = {
  readonly students: number;
  readonly kills: number;
  /** Time limit of students whose time is up during the run. */
  readonly shortSeconds: number;
  /** Time between two faults. */
  readonly calmMs: number;
};

export type Scenario = {
  readonly name: string;
  /** A deliberate fault, which the checker has to find. */
  readonly mustFail: boolean;
  /** Throws with the reason if the machine can't run it. */
  readonly run: (size: ScenarioSize, databaseUrl: string | null) => Promise<Outcome>;
  /** Required programs that this machine lacks: the scenario is skipped then. */
  readonly missing?: () => Promise<readonly string[]>;
};

/** `notes`: measurements to report. */
export type Outcome = CheckResult & { readonly notes?: readonly string[] };

const run = promisify(execFile);
const common = ({ students, shortSeconds }: ScenarioSize, databaseUrl: string | null) => ({
  students,
  shortSeconds,
  databaseUrl,
});

async function killServers(hall: ExamHall, { kills, calmMs }: ScenarioSize): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    await sleep(calmMs);
    await hall.kill();
    await hall.restart();
  }
  await sleep(calmMs);
}

/** PostgreSQL and its child processes, at once. */
async function killDatabase(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(clusterFolder(dataDir));
  if (postmaster === null) throw new Error('PostgreSQL was not found.');
  await killWithChildren(postmaster.pid);
}

/** Maximum time until service is restored, in seconds. */
const SERVER_BACK_S = 5;
const PRIMARY_BACK_S = 30;
/** Each takes half a minute and more. */
const PRIMARY_KILLS = 3;

/** Measured times, and those that exceed their limit. */
function timed(what: string, limit: number, seconds: readonly number[]): Pick<Outcome, 'violations' | 'notes'> {
  const late = seconds.filter((each) => each > limit);
  return {
    notes: [`${what} after ${seconds.map((each) => each.toFixed(1)).join(', ')} s`],
    violations: late.map((each) => `${what} after ${each.toFixed(1)} s; the limit is ${limit} s`),
  };
}

const together = (result: CheckResult, { violations, notes = [] }: Pick<Outcome, 'violations' | 'notes'>): Outcome => ({
  ...result,
  violations: [...violations, ...result.violations],
  notes,
});

/** Two processes behind HAProxy on a pair of replicating databases. */
async function withPair(
  size: ScenarioSize,
  harm: (hall: ExamHall, pair: DatabasePair) => Promise<Outcome>,
): Promise<Outcome> {
  const pair = await startPair();
  try {
    const options = { ...common(size, pair.url), servers: 2, reach: balancer };
    return await withExamHall(options, (hall) => harm(hall, pair));
  } finally {
    await pair.remove();
  }
}

/** The clock of the server's process, not that of the database. */
const clockMovedBy = (ms: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now; Date.now = () => now() + ${ms}; const Real = Date; globalThis.Date = class extends Real { constructor(...args) { args.length === 0 ? super(Real.now()) : super(...args); } };`,
  )}`,
});

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'the server is killed again and again, and connections are cut',
    mustFail: false,
    run: (size, databaseUrl) =>
      withExamHall({ ...common(size, databaseUrl), reach: (port) => resettingProxy(port, 0.05) }, async (hall) => {
        await killServers(hall, size);
        return hall.checkResult();
      }),
  },
  {
    name: 'connections are cut between commit and reply',
    mustFail: false,
    run: (size, databaseUrl) =>
      withExamHall({ ...common(size, databaseUrl), reach: (port) => resettingProxy(port, 0.2) }, async (hall) => {
        await sleep(size.calmMs * 3);
        return hall.checkResult();
      }),
  },
  {
    name: 'PostgreSQL is killed',
    mustFail: false,
    run: (size) =>
      withExamHall(common(size, null), async (hall) => {
        for (let count = 0; count < 3; count += 1) {
          await sleep(size.calmMs);
          await killDatabase(hall.dataDir);
          await hall.kill();
          await hall.restart();
        }
        await sleep(size.calmMs);
        return hall.checkResult();
      }),
  },
  {
    name: 'clocks are moved by an hour',
    mustFail: false,
    run: (size, databaseUrl) =>
      withExamHall(common(size, databaseUrl), async (hall) => {
        for (const ms of [3_600_000, -3_600_000]) {
          await sleep(size.calmMs);
          await hall.kill();
          await hall.restart(clockMovedBy(ms));
        }
        await sleep(size.calmMs);
        return hall.checkResult();
      }),
  },
  {
    name: 'the disk is full',
    mustFail: false,
    run: async (size) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lectern-full-'));
      await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', dataDir]);
      try {
        return await withExamHall({ ...common(size, null), dataDir }, async (hall) => {
          await sleep(size.calmMs);
          const ballast = join(dataDir, 'ballast');
          await writeFile(ballast, Buffer.alloc(500_000_000)).catch(() => undefined);
          await sleep(size.calmMs * 3);
          await rm(ballast);
          // PostgreSQL may have ended when it could not write its log: a supervisor restarts the server.
          await hall.kill();
          await hall.restart();
          await sleep(size.calmMs);
          return hall.checkResult();
        });
      } finally {
        await run('umount', ['-l', dataDir]);
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  {
    name: 'either of two servers is killed behind a proxy',
    mustFail: false,
    missing: missingForPair,
    run: (size) =>
      withPair(size, async (hall) => {
        const seconds: number[] = [];
        for (let count = 0; count < size.kills; count += 1) {
          await sleep(size.calmMs);
          await hall.kill(count % 2);
          seconds.push(await hall.waitForAllStudents());
          await hall.restart({}, count % 2);
        }
        return together(await hall.checkResult(), timed('everybody was served again', SERVER_BACK_S, seconds));
      }),
  },
  {
    name: 'the primary of a pair in step is killed',
    mustFail: false,
    missing: missingForPair,
    run: (size) =>
      withPair(size, async (hall, pair) => {
        const seconds: number[] = [];
        for (let count = 0; count < Math.min(size.kills, PRIMARY_KILLS); count += 1) {
          await sleep(size.calmMs);
          await pair.killPrimary();
          seconds.push(await hall.waitForAllStudents());
          await pair.revive();
        }
        return together(await hall.checkResult(), timed('everybody was served again', PRIMARY_BACK_S, seconds));
      }),
  },
  {
    name: 'control: answers are acknowledged before the commit',
    mustFail: true,
    run: (size, databaseUrl) =>
      withExamHall({ ...common(size, databaseUrl), reach: earlyReceiptProxy }, async (hall) => {
        await killServers(hall, { ...size, kills: 2 });
        return hall.checkResult();
      }),
  },
  {
    name: 'control: what is restored after a crash counts as sent',
    mustFail: true,
    run: (size, databaseUrl) =>
      withExamHall(
        { ...common(size, databaseUrl), believesRestored: true, reach: (port) => resettingProxy(port, 0.1) },
        async (hall) => {
          await killServers(hall, { ...size, kills: 1 });
          return hall.checkResult();
        },
      ),
  },
];
