import { createHash } from 'node:crypto';
import { chmod, chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { type Listening, SOCKET_PORT } from './postgres-configuration.ts';
import { EMBEDDED_MAJOR_VERSION, type PostgresPrograms } from './postgres-programs.ts';

/** Name of PostgreSQL's own administrator in the embedded cluster. */
export const CLUSTER_USER = 'lectern';
/**
 * Included by postgresql.conf. It is next to the cluster and not in it: root would write it at every start, and
 * root must not write where another account could have created a link.
 */
const CONFIGURATION_FILE = '../postgres.conf';

/** A socket's path has to fit into about 100 bytes, its name of up to 18 included. */
const SOCKET_FOLDER_MAX_BYTES = 80;

/** The folder of the embedded PostgreSQL within the folder of all data. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

export type ClusterCreation = {
  readonly programs: PostgresPrograms;
  readonly account: PostgresAccount;
  readonly password: string;
  /** Called when another process has started to create the cluster; not called if the cluster exists. */
  readonly onCreating?: (() => void) | undefined;
};

/**
 * Creates the cluster if there is none. It is created next to its folder and moved there when complete, so the folder
 * is never incomplete; an incomplete one from an interrupted start contains nothing and is deleted.
 */
export async function createClusterIfAbsent(
  dataDir: string,
  { programs, account, password, onCreating }: ClusterCreation,
): Promise<void> {
  const cluster = clusterFolder(dataDir);
  if ((await readdir(cluster).catch(() => [])).length > 0) return;
  const draft = `${cluster}.making`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner !== null) {
      await chown(draft, account.owner.uid, account.owner.gid);
      await chown(passwordFile, account.owner.uid, account.owner.gid);
    }
    const initialising = account.run(programs.initdb, [
      `--pgdata=${draft}`,
      `--username=${CLUSTER_USER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // PostgreSQL's own locale: the same collation on every machine, and after every upgrade of system libraries.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--lc-messages=C',
      '--no-instructions',
    ]);
    onCreating?.();
    const initialised = await initialising;
    if (!initialised.ok) throw creationFailure(dataDir, initialised.output);
    const configuration = await open(join(draft, 'postgresql.conf'), 'a');
    await configuration.writeFile(`\ninclude '${CONFIGURATION_FILE}'\n`);
    await configuration.close();
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The message about a database that could not be created, from the output of initdb, which ends with its clean-up. */
export function creationFailure(dataDir: string, output: string): StartError {
  const cause = new Error(output);
  if (/No space left|Disk quota/i.test(output))
    return new StartError(
      `The disk that holds ${dataDir} is full. A new database needs about 100 MB: make room, or set DATA_DIR to a folder on another disk, then start again.`,
      { cause },
    );
  const lines = output.trim().split('\n');
  const reason = lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? '';
  return new StartError(
    `The database could not be made in ${dataDir}: ${reason.replace(/\.$/, '')}. Check that the folder may be written, then start again.`,
    { cause },
  );
}

/**
 * @throws StartError when the cluster cannot be one of ours: parts missing, another major version, another owner.
 */
export async function assertOpenable(cluster: string, account: PostgresAccount): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') throw damaged(cluster, 'its file PG_VERSION is missing');
  if (version !== EMBEDDED_MAJOR_VERSION) {
    throw new StartError(
      `The database in ${cluster} was created by PostgreSQL ${version}, but this version of Lectern includes PostgreSQL ${EMBEDDED_MAJOR_VERSION}. Dump it with the version of Lectern that created it, or move the folder away to start with an empty database.`,
    );
  }
  const { uid } = await stat(cluster);
  const mayChangeOwner = process.getuid?.() === 0;
  if (account.owner !== null && uid !== account.owner.uid && !mayChangeOwner) {
    throw new StartError(
      `The database in ${cluster} belongs to another account (number ${uid}). Start Lectern under that account, or make the account that runs Lectern its owner.`,
    );
  }
}

const damaged = (cluster: string, reason: string): StartError =>
  new StartError(
    `The database in ${cluster} is damaged: ${reason}. Restore the data folder from a backup, or move ${cluster} away to start with an empty database.`,
  );

/** The message about a cluster that does not start, from PostgreSQL's own error. */
export function startFailure(cluster: string, logLine: string): StartError {
  if (/No space left|Disk quota/i.test(logLine)) {
    return new StartError(`The disk of ${cluster} is full. Free some space, then start again: nothing is lost.`);
  }
  if (/Cannot allocate memory|could not create (shared memory|semaphores)|could not map/i.test(logLine)) {
    return new StartError(
      `This machine has too little free memory for PostgreSQL (${logLine}). Free some memory, then start again.`,
    );
  }
  return damaged(cluster, logLine);
}

/** Writes the file that the cluster reads when it starts. */
export async function writeConfiguration(cluster: string, configuration: string): Promise<void> {
  const path = join(cluster, CONFIGURATION_FILE);
  await writeFile(path, configuration);
  await chmod(path, 0o644);
}

/** Changes the owner of a folder and its contents, unless the folder itself has that owner already. */
export async function changeOwner(folder: string, account: PostgresAccount): Promise<void> {
  const { owner } = account;
  if (owner === null || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid);
  }
  // The folder itself last, so that an interrupted change of owner is repeated.
  await chown(folder, owner.uid, owner.gid);
}

/** Creates the folder of the database's socket. */
export async function prepareListening(dataDir: string, account: PostgresAccount): Promise<Listening> {
  if (process.platform === 'win32') return { kind: 'loopback', port: await freePort() };
  const folder = socketFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await stat(folder);
  const acceptable = [process.getuid?.(), account.owner?.uid];
  if (!acceptable.includes(uid) && process.getuid?.() !== 0) {
    throw new StartError(
      `The folder ${folder} belongs to another account (number ${uid}). Delete it, then start again.`,
    );
  }
  await chmod(folder, 0o700);
  // Called when no server runs on the cluster. A killed one leaves its socket, and with it a lock that would count as
  // valid as long as any process has its number.
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    await rm(join(folder, name), { force: true });
  }
  if (account.owner !== null) await chown(folder, account.owner.uid, account.owner.gid);
  return { kind: 'socket', folder, port: SOCKET_PORT };
}

function socketFolder(dataDir: string): string {
  const near = join(dataDir, 'run');
  if (Buffer.byteLength(near) <= SOCKET_FOLDER_MAX_BYTES) return near;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `lectern-${digest}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
