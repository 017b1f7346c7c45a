import type pg from 'pg';
import type { Exchange } from './closed-loop.ts';
import { postgresMs, processorMs } from './processor-time.ts';

/** What one operation took, on average over many. */
export type Measured = {
  readonly appMs: number;
  readonly databaseMs: number;
  readonly walBytes: number;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly perSecond: number;
};

export type Meter = {
  /** Runs work that does a number of operations, and returns the averages of one. */
  readonly measure: (operations: number, work: (count: (done: Exchange) => void) => Promise<void>) => Promise<Measured>;
};

/** Position in the write-ahead log in bytes. */
async function walPosition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ at: string }>("select (pg_current_wal_insert_lsn() - '0/0')::text as at");
  return Number(rows[0]?.at);
}

/** Measures a server process and its PostgreSQL on this machine. */
export function meterOf(pool: pg.Pool, { server, postmaster }: { server: number; postmaster: number }): Meter {
  return {
    measure: async (operations, work) => {
      let [sentBytes, receivedBytes] = [0, 0];
      const wal = await walPosition(pool);
      const [app, database, startedAt] = [processorMs(server), postgresMs(postmaster), performance.now()];
      await work((done) => {
        sentBytes += done.sentBytes;
        receivedBytes += done.receivedBytes;
      });
      const tookMs = performance.now() - startedAt;
      const used = { app: processorMs(server) - app, database: postgresMs(postmaster) - database };
      return {
        appMs: used.app / operations,
        databaseMs: used.database / operations,
        walBytes: ((await walPosition(pool)) - wal) / operations,
        sentBytes: sentBytes / operations,
        receivedBytes: receivedBytes / operations,
        perSecond: (1_000 * operations) / tookMs,
      };
    },
  };
}

/** Size of all tables of the database with indexes, by name, in bytes. */
export async function tableSizes(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select c.relname as name, pg_total_relation_size(c.oid)::text as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = 'public'`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
