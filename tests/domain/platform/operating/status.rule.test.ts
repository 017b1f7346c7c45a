import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  connectionHealth,
  diskHealth,
  jobHealth,
  queueHealth,
  replicaHealth,
  type SystemFacts,
  systemHealth,
} from '#domain/platform/operating/status.rule.ts';

const GOOD: SystemFacts = {
  build: 'abc',
  node: 'v26.0.0',
  startedAt: 0,
  memoryBytes: 1,
  processes: 1,
  database: { version: '18.1', bytes: 1, connections: 5, connectionsMax: 100, waiting: 0 },
  replicas: [],
  freeBytes: 10_000,
  leastFreeBytes: 500,
  files: 'folder',
  queue: { waiting: 0, inProgress: 0, failed: 0, oldestSeconds: 0 },
  jobs: [{ job: 'hand-in', doneAt: 5, failedAt: null }],
  mail: 'smtp',
  payments: 'stripe',
};

describe('the status of a server', () => {
  test('is good if there is nothing to do', () => {
    expect(new Set(Object.values(systemHealth(GOOD)))).toEqual(new Set(['good']));
  });

  test.each([
    [74, 0, 'good'],
    [75, 0, 'watch'],
    [90, 0, 'bad'],
    [5, 1, 'watch'],
  ])('%i of 100 connections and %i waiting is %s', (connections, waiting, health) => {
    expect(connectionHealth({ ...GOOD.database, connections, waiting })).toBe(health);
  });

  test.each([
    [499, 'bad'],
    [500, 'watch'],
    [1000, 'good'],
    [null, 'watch'],
  ])('%s bytes free with a limit of 500 is %s', (freeBytes, health) => {
    expect(diskHealth({ freeBytes, leastFreeBytes: 500 })).toBe(health);
  });

  test.each([
    [{ failed: 0, oldestSeconds: 59 }, 'good'],
    [{ failed: 0, oldestSeconds: 60 }, 'watch'],
    [{ failed: 1, oldestSeconds: 0 }, 'watch'],
    [{ failed: 0, oldestSeconds: 600 }, 'bad'],
  ])('a queue with %j is %s', (queue, health) => {
    expect(queueHealth({ ...GOOD.queue, ...queue })).toBe(health);
  });

  test.each([
    ['streaming', 9.9, 'good'],
    ['streaming', 10, 'watch'],
    ['catchup', 0, 'watch'],
  ])('a replica that is %s and %d s behind is %s', (state, lagSeconds, health) => {
    expect(replicaHealth({ name: 'b', state, isSynchronous: false, lagSeconds })).toBe(health);
  });

  test.each([
    [null, null, 'good'],
    [5, 4, 'good'],
    [5, 6, 'bad'],
    [null, 6, 'bad'],
  ])('a job that ran at %s and failed at %s is %s', (doneAt, failedAt, health) => {
    expect(jobHealth({ job: 'x', doneAt, failedAt })).toBe(health);
  });

  test('is never better than its worst part', () => {
    fc.assert(
      fc.property(
        fc.record({
          freeBytes: fc.option(fc.integer({ min: 0, max: 2_000 })),
          mail: fc.constantFrom('smtp' as const, 'outbox' as const),
          payments: fc.constantFrom('stripe' as const, 'test' as const),
          queue: fc.record({
            waiting: fc.nat(9),
            inProgress: fc.nat(3),
            failed: fc.nat(2),
            oldestSeconds: fc.nat(900),
          }),
        }),
        (some) => {
          const { overall, ...parts } = systemHealth({ ...GOOD, ...some });
          const rank = { good: 0, watch: 1, bad: 2 };
          expect(rank[overall]).toBe(Math.max(...Object.values(parts).map((part) => rank[part])));
        },
      ),
    );
  });
});
