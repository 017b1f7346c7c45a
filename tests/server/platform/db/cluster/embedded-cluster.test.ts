import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPostmaster } from '#server/platform/db/cluster/postmaster.ts';
import { type DatabaseRole, openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { lockDatabase } from '../../../../support/servers/database-lock.ts';

let dataDir = '';
const settings = () => readSettings({ DATA_DIR: dataDir });
const open = (role: DatabaseRole = 'tool') => openDatabase(settings(), { role });
const cluster = () => join(dataDir, 'postgres');
const runs = async () => (await findPostmaster(cluster())) !== null;

/** A data folder whose database has been created and stopped: creating one takes longer than most of these tests. */
let created = '';
const copyCreated = () => cp(created, dataDir, { recursive: true });

beforeAll(async () => {
  created = await mkdtemp(join(tmpdir(), 'lectern-db-'));
  const database = await openDatabase(readSettings({ DATA_DIR: created }), { role: 'tool' });
  await database.close();
});

afterAll(() => rm(created, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-db-'));
});

afterEach(async () => {
  const left = await findPostmaster(cluster());
  if (left !== null) process.kill(left.pid, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true });
});

describe('creating the embedded database', () => {
  it('migrates it, makes it durable, and stops it with its last user', async () => {
    const database = await open('server');
    const { rows } = await database.pool.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              current_setting('jit') as jit, to_regclass('public.users') is not null as migrated`,
    );
    expect(rows).toEqual([{ fsync: 'on', addresses: '', jit: 'off', migrated: true }]);
    expect(database.embedded).toBe(true);
    expect(await runs()).toBe(true);
    await database.close();
    expect(await runs()).toBe(false);
  });

  it('lets one of several servers that start at the same time create it', async () => {
    const holders = await Promise.all([1, 2, 3].map(() => lockDatabase(dataDir, 'server')));
    expect(holders.filter(({ result }) => result === 'open')).toHaveLength(1);
    expect(holders.filter(({ result }) => result.startsWith('StartError: Another Lectern server'))).toHaveLength(2);
    await Promise.all(holders.map(({ release }) => release()));
    expect(await runs()).toBe(false);
  });

  it('starts over after it was interrupted', async () => {
    await copyCreated();
    await rename(cluster(), `${cluster()}.making`);
    await rm(join(`${cluster()}.making`, 'PG_VERSION'));
    const database = await open();
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await database.close();
  });

  it('works in a folder whose path is too long for a socket and has characters special to a shell', async () => {
    const outer = dataDir;
    dataDir = join(outer, `it's $HOME "${'x'.repeat(90)}"`);
    const database = await open();
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    const { rows } = await database.pool.query<{ folder: string }>(
      "select current_setting('unix_socket_directories') as folder",
    );
    await database.close();
    await rm(rows[0]?.folder ?? '', { recursive: true });
    await rm(dataDir, { recursive: true });
    dataDir = outer;
  });
});

describe('the embedded database', () => {
  beforeEach(copyCreated);

  it('needs a password that only this account can read', async () => {
    const database = await open();
    const { rows } = await database.pool.query<{ line: string }>(
      'select auth_method as line from pg_hba_file_rules group by 1',
    );
    expect(rows).toEqual([{ line: 'scram-sha-256' }]);
    await database.close();
    expect((await readFile(join(dataDir, 'secrets', 'postgres-password'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
  });

  it('keeps committed data when the server and PostgreSQL are killed', async () => {
    const first = await open();
    await first.pool.query('create table kept (n int); insert into kept values (7)');
    const postmaster = await findPostmaster(cluster());
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await first.close();
    const second = await open();
    expect((await second.pool.query('select n from kept')).rows).toEqual([{ n: 7 }]);
    await second.close();
  });

  it('survives the end of idle connections', async () => {
    const broken: Error[] = [];
    const database = await openDatabase(settings(), { role: 'tool', onIdleError: (error) => broken.push(error) });
    const other = await database.pool.connect();
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await expect.poll(async () => (await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    other.release();
    await database.close();
  });

  it('is adopted by the next start after its server was killed, and stopped afterwards', async () => {
    const killed = await lockDatabase(dataDir, 'server');
    expect(killed.result).toBe('open');
    const before = await findPostmaster(cluster());
    await killed.kill();
    expect(await runs()).toBe(true);
    const database = await open('server');
    expect((await findPostmaster(cluster()))?.pid).toBe(before?.pid);
    await database.close();
    expect(await runs()).toBe(false);
  });

  it('refuses a second server, with the number of the first and its start time', async () => {
    const first = await lockDatabase(dataDir, 'server');
    const since = new Date().getFullYear();
    await expect(open('server')).rejects.toThrow(
      new RegExp(
        `^Another Lectern server is using ${dataDir} \\(process ${first.pid}, since ${since}-.*Z\\)\\. Stop it first`,
      ),
    );
    expect(await first.release()).toBe('closed');
  });

  it('serves a tool and a server at the same time, whichever starts and stops first', async () => {
    const server = await lockDatabase(dataDir, 'server');
    const tool = await open('tool');
    expect(await server.release()).toBe('closed');
    expect((await tool.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    const nextServer = await lockDatabase(dataDir, 'server');
    await tool.close();
    expect(await runs()).toBe(true);
    expect(await nextServer.release()).toBe('closed');
    expect(await runs()).toBe(false);
  });

  it('starts even if the number in an old lock file belongs to another process', async () => {
    const file = [process.pid, cluster(), '1700000000', '5432', join(dataDir, 'run'), '', '  1 1', 'ready   '];
    await writeFile(join(cluster(), 'postmaster.pid'), `${file.join('\n')}\n`);
    const database = await open();
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await database.close();
  });
});

describe('a damaged database is reported in one sentence', () => {
  const remedy = /Restore the data folder from a backup, or move .*postgres away to start with an empty database\.$/;

  beforeEach(copyCreated);

  it('when PG_VERSION is missing', async () => {
    await rm(join(cluster(), 'PG_VERSION'));
    await expect(open()).rejects.toThrow(/^The database in .* is damaged: its file PG_VERSION is missing\./);
    await expect(open()).rejects.toThrow(remedy);
  });

  it('when the control file is broken or missing', async () => {
    await writeFile(join(cluster(), 'global', 'pg_control'), Buffer.alloc(8192, 7));
    await expect(open()).rejects.toThrow(remedy);
    await rm(join(cluster(), 'global', 'pg_control'));
    await expect(open()).rejects.toThrow(remedy);
    expect(await runs()).toBe(false);
  });

  it('when a folder inside is missing', async () => {
    await rm(join(cluster(), 'pg_wal'), { recursive: true });
    await expect(open()).rejects.toThrow(remedy);
  });

  it('when it was created by another major version', async () => {
    await writeFile(join(cluster(), 'PG_VERSION'), '15\n');
    await expect(open()).rejects.toThrow(
      /was created by PostgreSQL 15, but this version of Lectern includes PostgreSQL 18\. Dump it/,
    );
  });

  it('when its password is missing', async () => {
    await writeFile(join(dataDir, 'secrets', 'postgres-password'), 'another\n');
    await expect(open()).rejects.toThrow(/rejects the stored password\. Restore the folder "secrets"/);
    expect(await runs()).toBe(false);
  });
});
