import type pg from 'pg';

/** The kinds of jobs that earlier versions added to the queue of graphile-worker. */
const FORMER_TASKS: readonly string[] = ['import', 'grade', 'reportFile', 'roster', 'rosterMails', 'searchWords'];
/** The first half of the advisory locks that processes of earlier versions hold while they run. */
const FORMER_ALIVE_LOCK = 724_011;

/**
 * Moves the jobs of the former queue to today's, and deletes the former, in one transaction. While a process of an earlier
 * version still runs, which adds jobs to the former queue and runs them, nothing happens. Safe to repeat, and to be
 * called by several processes at the same time. Another program's jobs are left alone.
 * @returns whether the former queue is still in use, so that this has to be called again
 */
export async function adoptFormerJobs(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ inUse: boolean | null }>('select move_former_jobs($1, $2) as "inUse"', [
    FORMER_TASKS,
    FORMER_ALIVE_LOCK,
  ]);
  return rows[0]?.inUse === true;
}
