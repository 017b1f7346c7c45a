import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../../process/system-error.ts';
import type { Listening } from './postgres-configuration.ts';
import { answersSignals } from './process-identity.ts';

/** A PostgreSQL server that runs on a cluster, according to its file `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly listening: Listening };

const PID_FILE = 'postmaster.pid';
/** Above every process id. */
const NO_PROCESS = 2_147_483_647;

/** The server that runs on the cluster in this folder, started by any process; or null. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, PID_FILE), 'utf8').catch(() => '')).split('\n');
  const [pid, , , port, folder] = lines;
  if (pid === undefined || port === undefined || folder === undefined) return null;
  if (!(await isPostmaster(Number(pid), cluster))) return null;
  const listening: Listening =
    folder === '' ? { kind: 'loopback', port: Number(port) } : { kind: 'socket', folder, port: Number(port) };
  return { pid: Number(pid), listening };
}

/**
 * After a restart of the machine, the process id in a leftover file may belong to another program, and PostgreSQL would
 * refuse to start. The file itself stays: PostgreSQL checks with it whether old workers still use the shared memory.
 */
export async function clearForeignProcessId(cluster: string): Promise<void> {
  const path = join(cluster, PID_FILE);
  const [first, ...rest] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  if (rest.length === 0 || !answersSignals(pid) || (await isPostmaster(pid, cluster))) return;
  await writeFile(path, [NO_PROCESS, ...rest].join('\n'));
}

/** The working directory of PostgreSQL is its cluster's folder. If it can't be read, the process id alone has to do. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    return errorCodeOf(error) === 'EACCES';
  }
}
