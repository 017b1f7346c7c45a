import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/*
 * Processor time instead of elapsed time: programs that share the cores make a request slower, but hardly more
 * expensive. See `man 5 proc_pid_stat` for the fields.
 */

const MS_PER_TICK = 10;

/** The fields after the name in parentheses, which may contain spaces: `[0]` is the state, the third field. */
function statOf(pid: number | string): readonly string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    // It ended while the folder was read; its parent has its time.
    return null;
  }
}

const field = (stat: readonly string[] | null, at: number): number => Number(stat?.[at] ?? 0);

/** Processor time of a process with its threads so far, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = statOf(pid);
  return (field(stat, 11) + field(stat, 12)) * MS_PER_TICK;
}

/** Resident memory of a process in bytes. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1_024;

/** Memory that only this process uses, in bytes: without shared buffers. */
export const privateBytes = (pid: number): number =>
  [...readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/Private_(?:Clean|Dirty):\s+(\d+)/g)].reduce(
    (sum, [, kilobytes]) => sum + Number(kilobytes) * 1_024,
    0,
  );

/** The process that started the backend of this connection: PostgreSQL's postmaster. Linux only. */
export async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = field(statOf(rows[0]?.pid ?? 0), 1);
  if (parent === 0) throw new Error('PostgreSQL has to run on this machine.');
  return parent;
}

/** Processor time of the processes that a process has started and that have ended, in ticks. */
const endedTicks = (stat: readonly string[] | null): number => field(stat, 13) + field(stat, 14);

/** Processor time of PostgreSQL so far, in milliseconds: backends, ended ones as well, and background processes. */
export function postgresMs(postmaster: number): number {
  const own = statOf(postmaster);
  let ticks = field(own, 11) + field(own, 12) + endedTicks(own);
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = statOf(pid);
    if (field(stat, 1) === postmaster) ticks += field(stat, 11) + field(stat, 12);
  }
  // A backend that ended meanwhile is in neither of the two sums, or in both.
  return endedTicks(statOf(postmaster)) === endedTicks(own) ? ticks * MS_PER_TICK : postgresMs(postmaster);
}
