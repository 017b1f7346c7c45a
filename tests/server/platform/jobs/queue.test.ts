import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { QUEUE_VERSION } from '#server/platform/jobs/queue.tables.ts';
import { dequeue, enqueue, type Queue, startQueue } from '#server/platform/jobs/queue.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
const running: Queue[] = [];
const failures: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.stop()));
  failures.length = 0;
});
afterAll(() => database.close());

const start = (work: (id: string, attempt: number, signal: AbortSignal) => Promise<void>): void => {
  running.push(
    startQueue(
      database.pool,
      { import: ({ id }, { attempt, signal }) => work(id, attempt, signal) },
      (sentence) => void failures.push(sentence),
    ),
  );
};

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

it('has the tables that the installed library expects', async () => {
  const { rows } = await database.pool.query('select max(id) as id from graphile_worker.migrations');
  const { migrations } = await import('../../../../node_modules/graphile-worker/dist/generated/sql.js');
  expect(rows).toEqual([{ id: QUEUE_VERSION }]);
  expect(Object.keys(migrations)).toHaveLength(QUEUE_VERSION);
});

it('runs a job once, although several processes try', async () => {
  const done: string[] = [];
  for (let process = 0; process < 3; process += 1) start(async (id) => void done.push(id));
  const ids = Array.from({ length: 40 }, (_, at) => `w${at}`);
  for (const id of ids) await enqueue(database.pool, 'import', { id });
  await until(() => done.length >= ids.length);
  await sleep(100);
  expect(done.toSorted()).toEqual(ids.toSorted());
});

it('never runs a job that was rolled back, and accepts a key once', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await enqueue(client, 'import', { id: 'never' });
  await client.query('rollback');
  client.release();
  await enqueue(database.pool, 'import', { id: 'first' }, { key: 'one' });
  await enqueue(database.pool, 'import', { id: 'second' }, { key: 'one' });
  await enqueue(database.pool, 'import', { id: 'taken out' }, { key: 'two' });
  await dequeue(database.pool, 'two');
  const done: string[] = [];
  start(async (id) => void done.push(id));
  await until(() => done.length > 0);
  await sleep(100);
  expect(done).toEqual(['second']);
});

it('retries a failed job, and logs it', async () => {
  const tries: number[] = [];
  start(async (_id, attempt) => {
    tries.push(attempt);
    if (attempt === 1) throw new Error('once');
  });
  await enqueue(database.pool, 'import', { id: 'x' }, { key: 'again' });
  await until(() => tries.length === 1 && failures.length === 1);
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = 'again'`);
  await until(() => tries.length === 2);
  expect(tries).toEqual([1, 2]);
});

it('takes over the jobs of a process that was killed, and not those of a live one', async () => {
  await enqueue(database.pool, 'import', { id: 'orphan' }, { key: 'orphan' });
  await enqueue(database.pool, 'import', { id: 'held' }, { key: 'held' });
  const alive = new pg.Client(database.url);
  await alive.connect();
  await alive.query(`select pg_advisory_lock(724011, hashtext('pool-alive'))`);
  const lock = (key: string, by: string) =>
    database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = $2, attempts = 1 where key = $1`,
      [key, by],
    );
  await lock('orphan', 'pool-dead');
  await lock('held', 'pool-alive');
  const done: string[] = [];
  start(async (id) => void done.push(id));
  await until(() => done.length > 0);
  await sleep(200);
  expect(done).toEqual(['orphan']);
  await alive.end();
  await database.pool.query('delete from graphile_worker._private_jobs');
});

it('notifies running jobs that the server stops, and returns them to the queue for the next server', async () => {
  let aborted = false;
  let startedAt = false;
  start(
    (_id, _attempt, signal) =>
      new Promise((_done, reject) => {
        startedAt = true;
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('stopped'));
        });
      }),
  );
  await enqueue(database.pool, 'import', { id: 'long' }, { key: 'long' });
  await until(() => startedAt);
  await Promise.all(running.splice(0).map((queue) => queue.stop()));
  expect(aborted).toBe(true);
  const { rows } = await database.pool.query(
    `select locked_by, attempts from graphile_worker._private_jobs where key = 'long'`,
  );
  expect(rows).toEqual([{ locked_by: null, attempts: 1 }]);
}, 20_000);
