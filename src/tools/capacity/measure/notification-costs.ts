import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inClosedLoop } from './closed-loop.ts';
import { postgresMs, processorMs } from './processor-time.ts';

export type NotificationCosts = {
  /** Processor time of each listening process for each notification, of whichever topic. */
  readonly listenerMs: number;
  /** Processor time of PostgreSQL for a transaction that only notifies. */
  readonly databaseMs: number;
  /** Commits per second with a notification, which PostgreSQL does one after the other, and without. */
  readonly commitsPerSecond: number;
  readonly plainCommitsPerSecond: number;
};

const NOTIFICATIONS = 20_000;
const WRITERS = 16;

/**
 * Costs of `NOTIFY`: each process receives every notification, and PostgreSQL commits transactions that notify one
 * after the other (`PreCommit_Notify` holds a lock of the whole database until the commit is on the disk).
 * Expects a server process that listens.
 */
export async function notificationCosts(
  databaseUrl: string,
  { server, postmaster }: { readonly server: number; readonly postmaster: number },
): Promise<NotificationCosts> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
  try {
    await pool.query('create table bench_commits (id uuid)');
    const numbers = Array.from({ length: NOTIFICATIONS }, () => randomUUID());
    const rate = async (text: string): Promise<number> => {
      const startedAt = performance.now();
      await inClosedLoop(numbers, WRITERS, async (id) => {
        await pool.query({ name: text.slice(0, 40), text, values: [id] });
      });
      return (1_000 * numbers.length) / (performance.now() - startedAt);
    };
    const plainCommitsPerSecond = await rate('insert into bench_commits values ($1::uuid)');
    const before = { app: processorMs(server), database: postgresMs(postmaster) };
    const commitsPerSecond = await rate(
      `with written as (insert into bench_commits values ($1::uuid)) select pg_notify('lectern_changes', 'attempt:' || $1::uuid)`,
    );
    return {
      listenerMs: (processorMs(server) - before.app) / numbers.length,
      databaseMs: (postgresMs(postmaster) - before.database) / numbers.length,
      commitsPerSecond: Math.round(commitsPerSecond),
      plainCommitsPerSecond: Math.round(plainCommitsPerSecond),
    };
  } finally {
    await pool.query('drop table bench_commits');
    await pool.end();
  }
}
