import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process by its number and its start: numbers are given out again, and a lock file that knows the number alone
 * would believe a stranger to be its holder.
 */
export type ProcessIdentity = { readonly pid: number; readonly start: string };

/** Where the system tells no start times, the number alone has to do. */
const UNKNOWN_START = 'unknown';

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, start: startOf(process.pid) ?? UNKNOWN_START });

/** Whether the very process still runs. */
export function isRunning({ pid, start }: ProcessIdentity): boolean {
  if (!answersSignals(pid)) return false;
  const now = startOf(pid);
  return now === null || now === UNKNOWN_START || start === UNKNOWN_START || now === start;
}

/** Whether any process has this number, be it of another account. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A text that differs for every process that ever had this number; null when the system will not say. */
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

/** Clock ticks from the machine's start to the process's, and which start of the machine that was. */
function linuxStartOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything, so fields are counted behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that has ended and waits to be collected by its parent holds nothing any more.
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return null;
  }
}
