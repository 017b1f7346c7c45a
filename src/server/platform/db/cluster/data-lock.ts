import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../process/start-error.ts';
import { isRunning, thisProcess } from './process-identity.ts';

/**
 * Which processes use a data folder. Each has an empty file of its own in the folder `DATA_DIR/locks/NAME`;
 * its name is process id, process start and a count. Because no process takes over another's file, two can never
 * believe that they inherited the same lock: files of ended processes are merely deleted.
 */
export type Presence = { readonly leave: () => Promise<void> };

export type Present = { readonly pid: number; readonly since: Date };

const FILE_NAME = /^(\d+)\.([\w-]+)\.\d+$/;
const EXCLUSIVE_WAIT_MS = 120_000;
const SERVER_ATTEMPTS = 8;

let entries = 0;

/** Creates this process's file. Other processes show its time as "since". */
async function enter(folder: string): Promise<{ readonly presence: Presence; readonly file: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { pid, start } = thisProcess();
  entries += 1;
  const file = `${pid}.${start}.${entries}`;
  await writeFile(join(folder, file), '', { flag: 'w', mode: 0o600 });
  return { file, presence: { leave: () => rm(join(folder, file), { force: true }) } };
}

/** All running processes except the owner of `ownFile`. */
async function others(folder: string, ownFile: string | null): Promise<readonly Present[]> {
  const present: Present[] = [];
  for (const file of await readdir(folder).catch(() => [])) {
    const [, pid, start] = FILE_NAME.exec(file) ?? [];
    if (file === ownFile || pid === undefined || start === undefined) continue;
    const path = join(folder, file);
    if (!isRunning({ pid: Number(pid), start })) {
      await rm(path, { force: true });
      continue;
    }
    const entry = await stat(path).catch(() => null);
    if (entry !== null) present.push({ pid: Number(pid), since: entry.mtime });
  }
  return present;
}

/**
 * Enters alone, or not at all: a process that finds another one after entering leaves again. Of two that enter at the
 * same time the later check sees both, so never two stay; both may leave, so callers retry after a random delay.
 */
async function lockExclusively(folder: string): Promise<Presence | readonly Present[]> {
  const { presence, file } = await enter(folder);
  const present = await others(folder, file);
  if (present.length === 0) return presence;
  await presence.leave();
  return present;
}

const isPresence = (outcome: Presence | readonly Present[]): outcome is Presence => 'leave' in outcome;

const locksFolder = (dataDir: string, name: string): string => join(dataDir, 'locks', name);

/** Registers this process as a user of the embedded database. `othersPresent` says whether there are others. */
export async function lockShared(
  dataDir: string,
): Promise<Presence & { readonly othersPresent: () => Promise<boolean> }> {
  const folder = locksFolder(dataDir, 'users');
  const { presence, file } = await enter(folder);
  return { ...presence, othersPresent: async () => (await others(folder, file)).length > 0 };
}

/**
 * Makes this process the only server of the data folder.
 * @throws StartError naming the process that already is the server.
 */
export async function becomeServer(dataDir: string): Promise<Presence> {
  const folder = locksFolder(dataDir, 'server');
  let holders: readonly Present[] = [];
  for (let attempt = 0; attempt < SERVER_ATTEMPTS; attempt += 1) {
    const outcome = await lockExclusively(folder);
    if (isPresence(outcome)) return outcome;
    holders = outcome;
    await sleep(20 + Math.random() * 80);
  }
  throw new StartError(
    `Another Lectern server is using ${dataDir} (${holders.map(describe).join(', ')}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Runs the action while no other process runs one for the same data folder: creating, starting, stopping the database. */
export async function exclusively<T>(dataDir: string, action: () => Promise<T>): Promise<T> {
  const folder = locksFolder(dataDir, 'switch');
  const end = Date.now() + EXCLUSIVE_WAIT_MS;
  for (;;) {
    const outcome = await lockExclusively(folder);
    if (isPresence(outcome)) {
      try {
        return await action();
      } finally {
        await outcome.leave();
      }
    }
    if (Date.now() > end) {
      throw new StartError(
        `The database in ${dataDir} has been starting or stopping for two minutes (${outcome.map(describe).join(', ')}). Wait, or end that process.`,
      );
    }
    await sleep(10 + Math.random() * 40);
  }
}

const describe = ({ pid, since }: Present): string => `process ${pid}, since ${since.toISOString()}`;
