import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../servers/test-database.ts';
import { type TestBank, testBank } from './test-bank.ts';

/**
 * A database with a bank of questions for all tests of the file that calls it, created before them and dropped after
 * them. Its properties can be read in tests and hooks, not before.
 */
export function openTestBank(options: Parameters<typeof testBank>[1]): {
  readonly database: Pick<TestDatabase, 'pool' | 'direct' | 'url'>;
  readonly bank: TestBank;
} {
  let opened: TestDatabase;
  let created: TestBank;
  beforeAll(async () => {
    opened = await openTestDatabase();
    created = await testBank(opened.pool, options);
  });
  afterAll(() => opened.close());
  return {
    database: {
      get pool() {
        return opened.pool;
      },
      get direct() {
        return opened.direct;
      },
      get url() {
        return opened.url;
      },
    },
    bank: {
      get subject() {
        return created.subject;
      },
      get subjectId() {
        return created.subjectId;
      },
      get topic() {
        return created.topic;
      },
      get topicId() {
        return created.topicId;
      },
      get quiz() {
        return created.quiz;
      },
    },
  };
}
