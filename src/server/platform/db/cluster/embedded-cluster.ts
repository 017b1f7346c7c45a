import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareDataDir } from '../../process/data-dir.ts';
import { loadSecret } from '../../process/secrets.ts';
import { StartError } from '../../process/start-error.ts';
import { errorCodeOf } from '../../process/system-error.ts';
import {
  assertOpenable,
  CLUSTER_USER,
  changeOwner,
  clusterFolder,
  createClusterIfAbsent,
  prepareListening,
  startFailure,
  writeConfiguration,
} from './cluster-folder.ts';
import { exclusively, lockShared } from './data-lock.ts';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { type Listening, postgresConfiguration } from './postgres-configuration.ts';
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts';
import { clearForeignProcessId, findPostmaster } from './postmaster.ts';

/**
 * Access to the embedded database. The last process to stop also stops PostgreSQL, even if another process started it.
 */
export type EmbeddedCluster = {
  /** How to connect to one of its databases. */
  readonly connection: (database: string) => pg.ClientConfig;
  readonly leave: () => Promise<void>;
};

type Cluster = {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly account: PostgresAccount;
  readonly password: string;
};

const START_MS = 120_000;
/** A server that runs but can't be reached for this long (its socket was deleted) is restarted. */
const UNREACHABLE_MS = 5_000;
const STOP_S = 60;
const STILL_LOCKED = /pre-existing shared memory block|already exists/;
const LOG_FILE = 'lectern.log';
const LOG_MAX_BYTES = 10_000_000;

/**
 * Opens the embedded database of a data folder: creates it if there is none, starts it if it does not run, and
 * adopts it if it does, whether another process uses it or the previous server was killed.
 * `durable: false` is for tests. `onCreating` is called when another process has started to create the database.
 */
export async function joinEmbeddedCluster(
  dataDir: string,
  { durable = true, onCreating }: { readonly durable?: boolean; readonly onCreating?: (() => void) | undefined } = {},
): Promise<EmbeddedCluster> {
  await prepareDataDir(dataDir);
  const programs = await findPostgresPrograms();
  return await exclusively(dataDir, async () => {
    const user = await lockShared(dataDir);
    try {
      const password = await loadSecret(dataDir, 'postgres-password');
      const account = await choosePostgresAccount(programs, dataDir);
      const cluster: Cluster = { folder: clusterFolder(dataDir), programs, account, password };
      await createClusterIfAbsent(dataDir, { programs, account, password, onCreating });
      await assertOpenable(cluster.folder, account);
      const restart = async () => await start(cluster, await prepareListening(dataDir, account), durable);
      const listening = await connect(cluster, restart, user.othersPresent);
      const leave = () =>
        exclusively(dataDir, async () => {
          await user.leave();
          if (!(await user.othersPresent())) await stop(cluster);
        });
      return { connection: (database) => connectionTo(listening, database, password), leave: once(leave) };
    } catch (error) {
      await user.leave();
      throw error;
    }
  });
}

/** Returns a server that responds: the running one, or one started here. */
async function connect(
  cluster: Cluster,
  restart: () => Promise<void>,
  othersPresent: () => Promise<boolean>,
): Promise<Listening> {
  const startedAt = Date.now();
  let unreachableSince = Date.now();
  while (Date.now() - startedAt < START_MS) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster === null) {
      await restart();
      unreachableSince = Date.now();
      await sleep(5);
      continue;
    }
    const answer = await ask(connectionTo(postmaster.listening, 'postgres', cluster.password), cluster.folder);
    if (answer === 'ready') return postmaster.listening;
    if (answer === 'refused') {
      if (!(await othersPresent())) await stop(cluster);
      throw new StartError(
        `The database in ${cluster.folder} rejects the stored password. Restore the folder "secrets" that belongs to this database.`,
      );
    }
    if (answer === 'busy') unreachableSince = Date.now();
    if (Date.now() - unreachableSince > UNREACHABLE_MS && !(await othersPresent())) await stop(cluster);
    await sleep(50);
  }
  throw new StartError(
    `The database in ${cluster.folder} has not responded for two minutes. Its log is ${logOf(cluster)}. Try again, or restart the machine.`,
  );
}

/** `busy`: it starts, stops or recovers. `away`: nothing listens at the server's address. */
async function ask(connection: pg.ClientConfig, folder: string): Promise<'ready' | 'busy' | 'away' | 'refused'> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // A server that stops meanwhile is handled in the next round.
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === '28P01') return 'refused';
    if (code !== null && /^(XX|58)/.test(code))
      throw startFailure(folder, error instanceof Error ? error.message : String(error));
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'away' : 'busy';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(cluster: Cluster, listening: Listening, durable: boolean): Promise<void> {
  const { folder, programs, account } = cluster;
  await clearForeignProcessId(folder);
  await writeConfiguration(folder, postgresConfiguration(listening, { durable }));
  await rotateLog(logOf(cluster));
  await changeOwner(folder, account);
  const before = await logLength(cluster);
  // pg_ctl passes its arguments to a shell in quotation marks. Names that would not survive that are set in the file.
  const shellFolder = /["$`\\!]/.test(folder) ? '.' : folder;
  const started = await account.run(
    programs.pg_ctl,
    ['start', '-w', '-s', `-D${shellFolder}`, `-l${LOG_FILE}`],
    folder,
  );
  // A long recovery takes longer than pg_ctl waits. We continue to wait.
  if (started.ok || (await findPostmaster(folder)) !== null) return;
  const logLine = await lastLogLines(cluster, before, started.output);
  // Workers of a killed server need a moment to notice.
  if (STILL_LOCKED.test(logLine)) return;
  throw startFailure(folder, logLine);
}

/** Stops without waiting for transactions: all connections are closed, all commits are written. */
async function stop({ folder, programs, account }: Cluster): Promise<void> {
  if ((await findPostmaster(folder)) === null) return;
  const stopped = await account.run(programs.pg_ctl, ['stop', '-m', 'fast', '-w', '-s', `-t${STOP_S}`, '-D.'], folder);
  if (!stopped.ok && (await findPostmaster(folder)) !== null) {
    throw new Error(`The embedded PostgreSQL in ${folder} did not stop: ${stopped.output}`);
  }
}

function connectionTo(listening: Listening, database: string, password: string): pg.ClientConfig {
  const host = listening.kind === 'socket' ? listening.folder : '127.0.0.1';
  return { host, port: listening.port, user: CLUSTER_USER, password, database };
}

const logOf = ({ folder }: Pick<Cluster, 'folder'>): string => join(folder, LOG_FILE);

const logLength = async (cluster: Cluster): Promise<number> =>
  (await stat(logOf(cluster)).catch(() => ({ size: 0 }))).size;

async function rotateLog(log: string): Promise<void> {
  const size = (await stat(log).catch(() => ({ size: 0 }))).size;
  if (size > LOG_MAX_BYTES) await rename(log, `${log}.1`);
}

/** PostgreSQL's own error message: the last PANIC or FATAL of this start. */
async function lastLogLines(cluster: Cluster, before: number, output: string): Promise<string> {
  const written = (await readFile(logOf(cluster)).catch(() => Buffer.alloc(0))).subarray(before).toString('utf8');
  const errors = `${output}\n${written}`.split('\n').filter((line) => /(PANIC|FATAL):|could not|cannot/.test(line));
  return (errors.at(-1) ?? output.trim().split('\n').at(-1) ?? 'it does not start').replace(/^.*(PANIC|FATAL):\s*/, '');
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= action();
    return running;
  };
}
