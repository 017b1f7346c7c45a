import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { adoptFormerJobs } from '#server/platform/jobs/former-queue.ts';
import { startQueue } from '#server/platform/jobs/queue.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/** The tables of graphile-worker 0.18, as far as they hold jobs, with one function that adds them. */
const FORMER = resolve(import.meta.dirname, 'former-queue.sql');

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
  await database.pool.query(await readFile(FORMER, 'utf8'));
});
afterEach(() => database.close());

const open = () => openDatabase(readSettings({ DATABASE_URL: database.url }), { role: 'server' });
const openAndClose = async (): Promise<void> => (await open()).close();

type Former = { task?: string; key?: string; line?: string; attempts?: number; most?: number; locked?: boolean };

async function addFormer({
  task = 'import',
  key,
  line,
  attempts = 0,
  most = 25,
  locked,
}: Former = {}): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    'insert into graphile_worker._private_tasks (identifier) values ($1) on conflict do nothing',
    [task],
  );
  if (line !== undefined)
    await database.pool.query(
      'insert into graphile_worker._private_job_queues (queue_name) values ($1) on conflict do nothing',
      [line],
    );
  await database.pool.query(
    `insert into graphile_worker._private_jobs (task_id, payload, key, job_queue_id, attempts, max_attempts, locked_by, last_error)
     select t.id, $2, $3, (select id from graphile_worker._private_job_queues where queue_name = $4), $5, $6, $7, 'no'
     from graphile_worker._private_tasks t where t.identifier = $1`,
    [task, JSON.stringify({ id }), key ?? null, line ?? null, attempts, most, locked === true ? 'worker-dead' : null],
  );
  return id;
}

async function moved() {
  const { rows } = await database.pool.query(
    `select data ->> 'task' as task, data -> 'payload' ->> 'id' as id, state, singleton_key as key, group_id as line, retry_limit as left
     from job_queue.job order by created_on`,
  );
  return rows;
}
const isThere = async (): Promise<boolean> => {
  const { rows } = await database.pool.query(`select to_regnamespace('graphile_worker') is not null as there`);
  return rows[0].there;
};

describe('jobs of an earlier version', () => {
  it('are moved once with key, line and attempts, however many processes start, and are then run', async () => {
    const waiting = await addFormer({ key: 'import:1', line: 'import', most: 5, attempts: 1 });
    const interrupted = await addFormer({ task: 'grade', locked: true, attempts: 1, most: 14 });
    const failed = await addFormer({ task: 'roster', key: 'roster:1', attempts: 3, most: 3 });
    const opened = await Promise.all([1, 2, 3].map(open));
    await Promise.all(opened.map(({ close }) => close()));
    expect(await moved()).toEqual([
      { task: 'import', id: waiting, state: 'created', key: 'import:1', line: 'import', left: 3 },
      { task: 'grade', id: interrupted, state: 'created', key: null, line: null, left: 12 },
      { task: 'roster', id: failed, state: 'failed', key: null, line: null, left: 0 },
    ]);
    expect(await isThere()).toBe(false);
    const done: string[] = [];
    const queue = startQueue(
      database.pool,
      { import: async ({ id }) => void done.push(id), grade: async ({ id }) => void done.push(id) },
      () => undefined,
    );
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(2);
    await queue.stop();
    await openAndClose();
    expect(await moved()).toHaveLength(3);
  });

  it('stay while a process of that version runs, and are moved when it has ended', async () => {
    const id = await addFormer();
    const earlier = new pg.Client(database.url);
    await earlier.connect();
    await earlier.query(`select pg_advisory_lock(724011, hashtext('pool-earlier'))`);
    await openAndClose();
    expect(await moved()).toEqual([]);
    const client = await database.pool.connect();
    expect(await adoptFormerJobs(client)).toBe(true);
    await earlier.end();
    await expect.poll(() => adoptFormerJobs(client)).toBe(false);
    client.release();
    expect(await moved()).toMatchObject([{ id }]);
    expect(await isThere()).toBe(false);
  });

  it('are all there or all moved when moving is interrupted, and the next start moves them', async () => {
    const id = await addFormer();
    const other = new pg.Client(database.url);
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from graphile_worker._private_tasks');
    const interrupted = open().catch((error: unknown) => error);
    const findWaiting = async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.pid ?? null;
    };
    await expect.poll(findWaiting).not.toBeNull();
    await database.pool.query('select pg_terminate_backend($1)', [await findWaiting()]);
    expect(await interrupted).toBeInstanceOf(Error);
    await other.end();
    expect(await moved()).toEqual([]);
    expect(await isThere()).toBe(true);
    await openAndClose();
    expect(await moved()).toMatchObject([{ id }]);
    expect(await isThere()).toBe(false);
  });

  it('do not replace a newer job with the same key', async () => {
    await addFormer({ task: 'grade', key: 'grade 1' });
    await database.pool.query(`select add_job('grade', '{"id": "new"}', queued_key := 'grade 1')`);
    await openAndClose();
    expect(await moved()).toMatchObject([{ id: 'new' }]);
  });

  it('are moved out of a schema that another program uses too, which stays with its jobs', async () => {
    const ours = await addFormer();
    const theirs = await addFormer({ task: 'send_newsletter' });
    await openAndClose();
    expect(await moved()).toMatchObject([{ id: ours }]);
    const { rows } = await database.pool.query(`select payload ->> 'id' as id from graphile_worker._private_jobs`);
    expect(rows).toEqual([{ id: theirs }]);
  });

  it('never existed in a schema without their kinds, which stays', async () => {
    await openAndClose();
    expect(await isThere()).toBe(true);
  });
});
