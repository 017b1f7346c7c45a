import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { testApp } from './test-api.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * The server's routes over a database of its own, for all tests of the file or group that calls it: created before
 * them, and closed after them. Its properties can be read in tests and hooks, not before.
 */
export function openTestApp(): { readonly database: TestDatabase; readonly app: FastifyInstance } {
  let database: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await testApp(database.pool);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return {
    get database() {
      return database;
    },
    get app() {
      return app;
    },
  };
}
