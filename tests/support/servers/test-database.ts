import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/platform/db/open-database.ts';

export type TestDatabase = Database & {
  /** For DATABASE_URL of a process under test. */
  readonly url: string;
};

/**
 * A migrated, empty database for the caller: a clone of the template, dropped by `close`. Call it in `beforeAll`, and
 * `close` in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { template, ...cluster } = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  const pool = new pg.Pool({ ...cluster, database: name, max: 10 });
  pool.on('error', () => undefined); // Dropping the database ends connections that a killed process left open.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const credentials = `${cluster.user}:${encodeURIComponent(cluster.password)}`;
  return {
    pool,
    direct: pool,
    embedded: false,
    url: `postgres://${credentials}@/${name}?host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`,
    close: async () => {
      await pool.end();
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const { template: _template, ...cluster } = inject('cluster');
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
