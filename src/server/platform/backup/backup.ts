import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { clusterFolder } from '../db/cluster/cluster-folder.ts';
import { joinEmbeddedCluster } from '../db/cluster/embedded-cluster.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartError } from '../process/start-error.ts';
import { backUpCluster } from './cluster.backup.ts';
import { type Copied, copyTree } from './copy-tree.ts';

/** The backup's metadata, in `backup.json`. */
const descriptionSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** What it contained: rows of tables that must never be lost, and files. */
  holds: z.object({ users: z.int(), attempts: z.int(), answers: z.int(), files: z.int() }),
});
export type BackupDescription = z.infer<typeof descriptionSchema>;
type Rows = Omit<BackupDescription['holds'], 'files'>;

/**
 * Folders of DATA_DIR besides the cluster. Files in them never change, so a copy made after the database's misses none.
 */
const FOLDERS = ['secrets', 'media', 'outbox'] as const;
const DESCRIPTION = 'backup.json';
const DATA = 'data';

/**
 * Backs up a data folder with an embedded database into a new folder inside `into`, with or without a running server,
 * and verifies it: a copy of the backup is started and must contain every row that existed when the backup began. It
 * includes the secrets, so only this account can read it.
 * @returns the new folder, and its contents.
 * @throws StartError when the backup does not start or lacks rows; it is then kept under a name ending in `.failed`.
 */
export async function backUp(
  dataDir: string,
  into: string,
  now: Date,
): Promise<{ readonly folder: string; readonly description: BackupDescription }> {
  if (`${resolve(into)}/`.startsWith(`${resolve(dataDir)}/`))
    throw new StartError('A backup inside the data folder would be lost with it. Name a folder somewhere else.');
  const folder = join(into, `lectern-${now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}`);
  const draft = `${folder}.making`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const cluster = await joinEmbeddedCluster(dataDir);
  try {
    const before = await readIn(dataDir, countRows);
    const data = join(draft, DATA);
    await mkdir(data, { mode: 0o711 });
    await backUpCluster(cluster.connection('postgres'), clusterFolder(dataDir), clusterFolder(data));
    const files = await copyFolders(dataDir, data);
    await provedBy(data, before, into).catch(async (cause: unknown) => {
      await rename(draft, `${folder}.failed`);
      throw cause;
    });
    const description = { format: 1 as const, takenAt: now.toISOString(), holds: { ...before, files } };
    await writeFile(join(draft, DESCRIPTION), `${JSON.stringify(description, null, 2)}\n`);
    await rename(draft, folder);
    return { folder, description };
  } finally {
    await cluster.leave();
  }
}

/**
 * Restores a backup into an empty or missing data folder, and starts it once, so that its write-ahead log is replayed.
 * @throws StartError when the folder has a database already, or the backup is invalid.
 */
export async function restore(folder: string, dataDir: string): Promise<BackupDescription> {
  const description = await readDescription(folder);
  const present = (await readdir(dataDir).catch(() => [])).filter((name) => name !== 'locks' && name !== 'run');
  if (present.length > 0)
    throw new StartError(
      `The data folder ${dataDir} is not empty. Move it, or set DATA_DIR to another folder. Nothing was changed.`,
    );
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  await copyTree(join(folder, DATA), dataDir);
  await assertHolds(dataDir, description.holds);
  return description;
}

async function readDescription(folder: string): Promise<BackupDescription> {
  try {
    return descriptionSchema.parse(JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8')));
  } catch (cause) {
    throw new StartError(`${folder} isn’t a complete Lectern backup: its file ${DESCRIPTION} can’t be read.`, {
      cause,
    });
  }
}

async function copyFolders(dataDir: string, data: string): Promise<number> {
  const copies = FOLDERS.map((name) =>
    copyTree(join(dataDir, name), join(data, name)).catch((cause: NodeJS.ErrnoException): Copied => {
      if (cause.code === 'ENOENT') return { files: 0 };
      throw cause;
    }),
  );
  return (await Promise.all(copies)).reduce((sum, { files }) => sum + files, 0);
}

/** Starts a copy of the backup, since starting changes files, and counts its rows. */
async function provedBy(data: string, rows: Rows, into: string): Promise<void> {
  const trial = await mkdtemp(join(into, '.trial-'));
  try {
    await chmod(trial, 0o711);
    await copyTree(clusterFolder(data), clusterFolder(trial));
    await copyTree(join(data, 'secrets'), join(trial, 'secrets'));
    await assertHolds(trial, rows);
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function assertHolds(dataDir: string, rows: Rows): Promise<void> {
  const found = await readIn(dataDir, countRows);
  for (const name of ['users', 'attempts', 'answers'] as const)
    if (found[name] < rows[name])
      throw new StartError(`The backup is incomplete: it contains ${found[name]} ${name} instead of ${rows[name]}.`);
}

async function readIn<Found>(dataDir: string, read: (pool: pg.Pool) => Promise<Found>): Promise<Found> {
  const settings = { dataDir, databaseUrl: null, databasePoolSize: 2 };
  const database = await openDatabase(settings, { role: 'tool' });
  try {
    return await read(database.pool);
  } finally {
    await database.close();
  }
}

async function countRows(pool: pg.Pool): Promise<Rows> {
  const { rows } = await pool.query<Rows>(
    `select (select count(*) from users)::int as users, (select count(*) from attempts)::int as attempts,
       (select count(*) from answer_log)::int as answers`,
  );
  return rows[0] ?? { users: 0, attempts: 0, answers: 0 };
}
