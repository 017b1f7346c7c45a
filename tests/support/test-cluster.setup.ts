import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { joinEmbeddedCluster } from '#server/db/embedded-cluster.ts';
import { migrateDatabase } from '#server/db/migrate-database.ts';

/** What a test needs to reach the cluster that runs for the whole test run. */
export type TestCluster = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** A migrated, empty database to clone. */
  readonly template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

const TEMPLATE = 'lectern_template';

/** One PostgreSQL for all tests of the project, in a folder that goes away again. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-tests-'));
  const cluster = await joinEmbeddedCluster(folder, { durable: false });
  const { host = '', port = 0, user = '', password } = cluster.connection('postgres');
  const admin = new pg.Client(cluster.connection('postgres'));
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool(cluster.connection(TEMPLATE));
  await migrateDatabase(pool);
  await pool.end();
  project.provide('cluster', { host, port, user, password: String(password), template: TEMPLATE });
  return async () => {
    await cluster.leave();
    await rm(folder, { recursive: true, force: true });
  };
}
