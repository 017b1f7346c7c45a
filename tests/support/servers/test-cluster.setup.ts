import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';
import { migrateDatabase } from '#server/platform/db/migrate-database.ts';

/** What a test needs to connect to the cluster of the test run. */
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

/**
 * One PostgreSQL for all tests of the project, in a temporary folder; or the one that TEST_DATABASE_URL names (any
 * version from 15 on, by a user who may create databases).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env.TEST_DATABASE_URL;
  return named === undefined ? await embedded(project) : await foreign(project, new URL(named));
}

async function foreign(project: TestProject, url: URL): Promise<() => Promise<void>> {
  const connection = {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  const template = `${TEMPLATE}_${process.pid}_${Date.now()}`;
  await prepare({ ...connection, database: 'postgres' }, { ...connection, database: template }, template);
  project.provide('cluster', { ...connection, template });
  return async () => {
    const admin = new pg.Client({ ...connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}

async function embedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-tests-'));
  const cluster = await joinEmbeddedCluster(folder, { durable: false });
  const { host = '', port = 0, user = '', password } = cluster.connection('postgres');
  await prepare(cluster.connection('postgres'), cluster.connection(TEMPLATE), TEMPLATE);
  project.provide('cluster', { host, port, user, password: String(password), template: TEMPLATE });
  return async () => {
    await cluster.leave();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates the template: an empty database with every migration. */
async function prepare(maintenance: pg.ClientConfig, own: pg.ClientConfig, template: string): Promise<void> {
  const admin = new pg.Client(maintenance);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const pool = new pg.Pool(own);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(pool);
  await pool.end();
}
