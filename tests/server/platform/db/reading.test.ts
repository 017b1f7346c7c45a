import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpCluster } from '#server/platform/backup/cluster.backup.ts';
import { clusterFolder } from '#server/platform/db/cluster/cluster-folder.ts';
import { type EmbeddedCluster, joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';
import { type Reading, readFromReplica } from '#server/platform/db/reading.ts';

let folder: string;
let clusters: EmbeddedCluster[];
let first: pg.Pool;
let replica: pg.Pool;
let reading: Reading;
const events: string[] = [];

/** A second cluster that follows the first by streaming replication, started from a copy of it. */
async function replicaOf(from: string, cluster: EmbeddedCluster, to: string): Promise<EmbeddedCluster> {
  const { host, port, user, password } = cluster.connection('postgres');
  await cp(join(from, 'secrets'), join(to, 'secrets'), { recursive: true });
  await backUpCluster(cluster.connection('postgres'), clusterFolder(from), clusterFolder(to));
  await writeFile(join(clusterFolder(to), 'standby.signal'), '');
  const way = `host=${host} port=${port} user=${user} password=${String(password)} application_name=second`;
  await appendFile(join(clusterFolder(to), 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`);
  return joinEmbeddedCluster(to);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pair-'));
  const [left, second] = [join(folder, 'one'), join(folder, 'two')];
  const cluster = await joinEmbeddedCluster(left);
  clusters = [cluster, await replicaOf(left, cluster, second)];
  first = new pg.Pool(cluster.connection('postgres'));
  replica = new pg.Pool({ ...clusters[1]?.connection('postgres'), connectionTimeoutMillis: 500 });
  for (const pool of [first, replica]) pool.on('error', () => undefined);
  reading = readFromReplica(first, replica, (sentence) => events.push(sentence), 20);
}, 120_000);
afterAll(async () => {
  await reading.stop();
  await Promise.all([first.end(), replica.end()]);
  for (const cluster of clusters.toReversed()) await cluster.leave();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const isFollowing = async (): Promise<boolean> =>
  (await reading.queries.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')).rows[0]?.follows ===
  true;

/** Returns while the replica is in use. On a busy machine, it may lag behind for a moment. */
async function whileFollowed(): Promise<void> {
  while (!reading.isFollowed()) await expect.poll(() => reading.isFollowed(), { timeout: 5_000 }).toBe(true);
}

describe('lists and analysis', () => {
  it('are read from the replica once it has the data of the primary', async () => {
    await first.query('create table seen (n int)');
    await first.query('insert into seen values (1)');
    await expect.poll(isFollowing, { timeout: 5_000 }).toBe(true);
    await expect.poll(async () => (await reading.queries.query('select from seen')).rowCount).toBe(1);
    expect(events[0]).toBe('Lists and analysis are read from the replica.');
  });

  it('are read from the primary while the replica lags behind, and from the replica again when it has caught up', async () => {
    await replica.query('select pg_wal_replay_pause()');
    await first.query('insert into seen values (2)');
    // Only the primary has both rows. On a busy machine, the replica may have lagged a moment before as well.
    const rowsSeen = async () => (await reading.queries.query('select from seen')).rowCount;
    await expect.poll(rowsSeen, { timeout: 5_000 }).toBe(2);
    await replica.query('select pg_wal_replay_resume()');
    await expect.poll(isFollowing, { timeout: 5_000 }).toBe(true);
  });

  it('are read from the primary at once if the replica fails, and an invalid query runs once', async () => {
    await whileFollowed();
    await expect(reading.queries.query('select from nothing_of_the_kind')).rejects.toMatchObject({ code: '42P01' });
    await whileFollowed();
    const long = reading.queries.query(
      'select pg_sleep(case when pg_is_in_recovery() then 30 else 0 end), pg_is_in_recovery() as follows',
    );
    const end = async () =>
      (
        await replica.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state = 'active' and query like '%pg_sleep%'",
        )
      ).rowCount;
    await expect.poll(end, { timeout: 5_000 }).toBe(1);
    expect((await long).rows[0]).toMatchObject({ follows: false });
    await expect.poll(isFollowing, { timeout: 5_000 }).toBe(true);
  });

  it('continue when the replica fails', async () => {
    await clusters.pop()?.leave();
    expect((await reading.queries.query('select from seen')).rowCount).toBe(2);
    await expect.poll(() => reading.isFollowed(), { timeout: 5_000 }).toBe(false);
    expect(events.at(-1)).toMatch(/lags behind/);
  });
});
