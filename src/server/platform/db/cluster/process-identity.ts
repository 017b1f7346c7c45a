import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCodeOf } from '../../process/system-error.ts';

/**
 * A process by its id and start time: ids are reused, and a lock file with the id alone
 * would take another process for its owner.
 */
export type ProcessIdentity = { readonly pid: number; readonly start: string };

/** On systems without start times, the id alone has to do. */
const UNKNOWN_START = 'unknown';

/** The identity of the running process. */
export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, start: startOf(process.pid) ?? UNKNOWN_START });

/** Whether the same process is still running. */
export function isRunning({ pid, start }: ProcessIdentity): boolean {
  if (!answersSignals(pid)) return false;
  const now = startOf(pid);
  return now === null || now === UNKNOWN_START || start === UNKNOWN_START || now === start;
}

/** Whether any process has this id, including those of other accounts. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}

/** A text that differs for every process that ever had this id; null if the system does not provide it. */
function startOf(pid: number): string | null {
  if (process.platform === 'linux') return linuxStartOf(pid);
  if (process.platform === 'win32') return UNKNOWN_START;
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    });
    return started.trim().replace(/\W+/g, '-');
  } catch {
    return null;
  }
}

/** Clock ticks from boot to the start of the process, and the id of the boot. */
function linuxStartOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain anything, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie process holds no resources.
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return null;
  }
}
