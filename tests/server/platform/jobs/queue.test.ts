import { setTimeout as sleep } from 'node:timers/promises';
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
  const { rows } = await database.pool.query('select version from job_queue.version');
  const { getConstructionPlans } = await import('pg-boss');
  const [, version] = /insert into \w+\.version\(version\) values \('(\d+)'\)/i.exec(getConstructionPlans()) ?? [];
  expect(rows).toEqual([{ version: QUEUE_VERSION }]);
  expect(Number(version)).toBe(QUEUE_VERSION);
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
  await until(() => tries.length === 2);
  expect(tries).toEqual([1, 2]);
});

it('takes over the jobs of a process that was killed, and not those of a live one', async () => {
  await enqueue(database.pool, 'import', { id: 'orphan' }, { key: 'orphan' });
  await enqueue(database.pool, 'import', { id: 'held' }, { key: 'held' });
  const claim = (key: string, heartbeat: string) =>
    database.pool.query(
      `update job_queue.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = ${heartbeat}
       where singleton_key = $1`,
      [key],
    );
  await claim('orphan', `now() - interval '20 seconds'`);
  await claim('held', `now() + interval '1 hour'`);
  const done: { id: string; attempt: number }[] = [];
  start(async (id, attempt) => void done.push({ id, attempt }));
  await until(() => done.length > 0);
  await sleep(200);
  expect(done).toEqual([{ id: 'orphan', attempt: 2 }]);
  await database.pool.query('delete from job_queue.job');
}, 60_000);

it('runs jobs of one line one after the other, and others next to them, across processes', async () => {
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  let done = 0;
  const work = async (id: string): Promise<void> => {
    const line = id.slice(0, 1);
    now.set(line, (now.get(line) ?? 0) + 1);
    most.set(line, Math.max(most.get(line) ?? 0, now.get(line) ?? 0));
    await sleep(5);
    now.set(line, (now.get(line) ?? 0) - 1);
    done += 1;
  };
  for (let process = 0; process < 3; process += 1) start(work);
  for (let at = 0; at < 30; at += 1) {
    await enqueue(database.pool, 'import', { id: `a${at}` }, { line: 'a' });
    await enqueue(database.pool, 'import', { id: `b${at}` }, { line: 'b' });
    await enqueue(database.pool, 'import', { id: `c${at}` });
  }
  const startedAt = performance.now();
  await until(() => done === 90);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(most.get('a')).toBe(1);
  expect(most.get('b')).toBe(1);
  expect(most.get('c')).toBeGreaterThan(1);
  expect(failures).toEqual([]);
}, 30_000);

it('starts a job as soon as it is committed', async () => {
  const startedAt = new Map<string, number>();
  start(async (id) => void startedAt.set(id, performance.now()));
  await enqueue(database.pool, 'import', { id: 'first' });
  await until(() => startedAt.has('first'));
  await sleep(300);
  const addedAt = performance.now();
  await enqueue(database.pool, 'import', { id: 'second' });
  await until(() => startedAt.has('second'));
  expect((startedAt.get('second') ?? 0) - addedAt).toBeLessThan(1_000);
}, 30_000);

it('does not repeat a failed job whose key was queued again meanwhile', async () => {
  const tries: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  start(async (id) => {
    tries.push(id);
    if (id === 'old') {
      await released;
      throw new Error('too late');
    }
  });
  await enqueue(database.pool, 'import', { id: 'old' }, { key: 'same' });
  await until(() => tries.length === 1);
  await enqueue(database.pool, 'import', { id: 'new' }, { key: 'same' });
  release();
  await until(() => tries.length === 2);
  const stateOfOld = async () => {
    const { rows } = await database.pool.query(
      `select state from job_queue.job where data -> 'payload' ->> 'id' = 'old' and singleton_key = 'same'`,
    );
    return rows[0]?.state;
  };
  await expect.poll(stateOfOld).toBe('failed');
  await sleep(200);
  expect(tries).toEqual(['old', 'new']);
  await database.pool.query('delete from job_queue.job');
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
    `select state, retry_count from job_queue.job where singleton_key = 'long'`,
  );
  expect(rows).toEqual([{ state: 'retry', retry_count: 0 }]);
}, 20_000);
