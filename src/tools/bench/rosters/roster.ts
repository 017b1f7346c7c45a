/**
 * `npm run bench:roster`: imports a roster of `USERS` users (10 000), each in eight classes, while other users send requests
 * to the same process at a steady rate. It prints how long reading, applying, a repeated import and undoing take, and the
 * 95th percentile of the requests without an import and during one. It fails above five minutes, or if the percentile rises
 * by more than 20 %.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { confirmRoster, startRoster, undoRoster } from '#server/interchange/rosters/roster.commands.ts';
import { doRoster } from '#server/interchange/rosters/roster.job.ts';
import { readRosterImport, readRosterOutcome } from '#server/interchange/rosters/roster.queries.ts';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { atShare } from '../bench-students.ts';
import { benchApp } from '../processes/bench-app.ts';
import type { LoadResult, LoadTask } from './load.worker.ts';
import { rosterZip, sampleRoster } from './sample-roster.ts';

const USERS = Number(process.env.USERS ?? 10_000);
const [PER_SECOND, QUIET_MS] = [40, 20_000];
const [SECONDS_MAX, SLOWER_MAX] = [300, 1.2];
/** What students and teachers ask for most. */
const QUERIES = [
  '{ session { id name email permissions } }',
  '{ subjects { id title } }',
  '{ ownAccount { name email } }',
  '{ studentWork { id title } }',
];
const ACCOUNT = { name: 'Bench', email: 'bench@lectern.example', password: 'a bench of oak and iron' };

type World = {
  readonly pool: pg.Pool;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly admin: Parameters<typeof startRoster>[1];
};

/** Requests of other users while `work` runs. */
async function underLoad(task: Omit<LoadTask, 'queries' | 'perSecond'>, work: () => Promise<unknown>) {
  const thread = new Worker(new URL('./load.worker.ts', import.meta.url), {
    workerData: { ...task, queries: QUERIES, perSecond: PER_SECOND } satisfies LoadTask,
  });
  const result = new Promise<LoadResult>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  thread.postMessage('stop');
  const { durations, failed } = await result;
  if (failed > 0) throw new Error(`${failed} requests have failed.`);
  return { seconds, durations };
}

const ms = (durations: readonly number[], share: number): string => atShare(durations, share).toFixed(1);

/** A signed-in student, who sends the requests. */
async function signIn(url: string, pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const call = async (query: string, variables: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', platform: 'web' },
      body: JSON.stringify({ query, variables }),
    });
  await call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: ACCOUNT });
  await pool.query('update users set profile_completed_at = now()');
  const { name: _, ...input } = ACCOUNT;
  const response = await call('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { input });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  await pool.query("update access_tokens set expires_at = now() + interval '1 hour'");
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return { platform: 'web', cookie, authorization: `Bearer ${data.signIn.token}` };
}

/** Does what the job queue would do. */
const work = ({ pool, folder, databaseUrl }: World, id: string): Promise<void> =>
  doRoster(
    {
      ...{ pool, direct: pool, mediaKey: Buffer.alloc(32) },
      settings: readSettings({ DATA_DIR: folder, DATABASE_URL: databaseUrl }),
    },
    id,
    { attempt: 1, isLast: true, signal: new AbortController().signal },
  );

/** Uploads an archive and reads it. Returns the import. */
async function read(world: World, bytes: Uint8Array): Promise<string> {
  const { pool, folder, admin } = world;
  const path = join(folder, 'roster.zip');
  await writeFile(path, bytes);
  const digest = await folderMediaStore(join(folder, 'banks')).write(createReadStream(path));
  const upload = randomUUID();
  await pool.query(
    `insert into uploads (id, user_id, purpose, name, byte_count, stored_bytes, finished_at, digest, mime)
     values ($1, $2, 'roster', 'roster.zip', $3, $3, now(), $4, 'application/zip')`,
    [upload, admin.userId, bytes.length, digest],
  );
  const id = await startRoster(pool, admin, { upload, school: null }, 'en');
  await work(world, id);
  return id;
}

async function apply(world: World, id: string): Promise<void> {
  const { pool, admin } = world;
  const { base } = await readRosterImport(pool, admin, id);
  await confirmRoster(pool, admin, id, { base: base ?? '', invites: false, typed: '', site: null });
  await work(world, id);
}

async function openWorld(pool: pg.Pool, folder: string, databaseUrl: string): Promise<World> {
  const [schoolId, userId] = [randomUUID(), randomUUID()];
  await pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, 'Bench School']);
  await pool.query(
    `insert into users (id, email, name, role, school_id) values ($1, 'admin@lectern.example', 'Admin', 'schoolAdmin', $2)`,
    [userId, schoolId],
  );
  const admin: World['admin'] = {
    ...{ sessionId: '', userId, role: 'schoolAdmin', schoolId, pin: 'none', isComplete: true, standardPlan: null },
    ...{ proPlan: false, subjects: [], permissions: ['users.read', 'users.write'], helperId: null, isVerified: true },
    ...{ isFactorMissing: false, factorDueAt: null },
  };
  return { pool, folder, databaseUrl, admin };
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-roster-'));
try {
  await withBenchDatabase(async (databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    const app = await benchApp(pool, { logLevel: 'silent' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const url = `http://127.0.0.1:${listeningPort(app.server)}/graphql`;
      const target = { url, headers: await signIn(url, pool) };
      const world = await openWorld(pool, folder, databaseUrl);
      const teachers = Math.round(USERS / 20);
      const roster = sampleRoster({ students: USERS - teachers, teachers, classes: USERS / 20, perStudent: 8 });
      const bytes = rosterZip(roster);
      console.log(
        `${USERS} users, ${roster.classes.length} classes and ${roster.enrollments.length} enrolments in ${(bytes.length / 1e6).toFixed(1)} MB`,
      );
      await underLoad(target, () => pause(QUIET_MS / 4));
      const quiet = await underLoad(target, () => pause(QUIET_MS));
      let id = '';
      const reading = await underLoad(target, async () => {
        id = await read(world, bytes);
      });
      const applying = await underLoad(target, () => apply(world, id));
      const outcome = await readRosterOutcome(pool, id);
      const again = await underLoad(target, async () => {
        const second = await read(world, bytes);
        const { allCount } = await readRosterImport(pool, world.admin, second);
        if (allCount > 0) throw new Error(`The same roster again has ${allCount} changes.`);
      });
      const undoing = await underLoad(target, async () => {
        await undoRoster(pool, world.admin, id);
        await work(world, id);
      });
      // Other programs of the machine may be busier at the end than at the start.
      const after = await underLoad(target, () => pause(QUIET_MS));
      const figures = { quiet, reading, applying, again, undoing, after };
      for (const [name, { seconds, durations }] of Object.entries(figures))
        console.log(
          `${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s, ${durations.length} requests with p50 ${ms(durations, 0.5)} ms, p95 ${ms(durations, 0.95)} ms`,
        );
      const seconds = reading.seconds + applying.seconds;
      const during = [...reading.durations, ...applying.durations];
      const slower = atShare(during, 0.95) / atShare([...quiet.durations, ...after.durations], 0.95);
      const isFine = seconds <= SECONDS_MAX && slower <= SLOWER_MAX && outcome.skipped === 0;
      console.log(
        `${outcome.applied} changes applied in ${seconds.toFixed(1)} s, ${outcome.skipped} skipped; p95 of other requests ` +
          `${slower.toFixed(2)} times; target ${SECONDS_MAX} s and ${SLOWER_MAX} times ${isFine ? 'reached' : 'MISSED'}`,
      );
      if (!isFine) process.exitCode = 1;
    } finally {
      await app.close();
      await pool.end();
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
