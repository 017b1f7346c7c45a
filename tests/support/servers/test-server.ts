import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { testApp } from './test-api.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

type TestServer = { readonly database: TestDatabase; readonly pool: pg.Pool; readonly app: FastifyInstance };

/** A database for the tests of a file: `const database = await testDatabase()`. It is dropped after the last test. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  afterAll(() => database.close());
  return database;
}

/**
 * A server on a database of its own, for the tests of a file: `const { app, pool } = await testServer()`. Both are closed
 * after the last test.
 */
export async function testServer(options: Parameters<typeof testApp>[1] = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const app = await testApp(database.pool, options);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { database, pool: database.pool, app };
}
