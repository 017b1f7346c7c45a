import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';
import { migrateDatabase } from '#server/platform/db/migrate-database.ts';

/** The embedded PostgreSQL in a folder of its own, migrated: the schema of this version, and nothing else. */
export async function openCheckedDatabase(): Promise<{ connection: pg.ClientConfig; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sql-'));
  const cluster = await joinEmbeddedCluster(folder, { durable: false });
  const connection = cluster.connection('postgres');
  const pool = new pg.Pool(connection);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(pool);
  await pool.end();
  return {
    connection,
    close: async () => {
      await cluster.leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
