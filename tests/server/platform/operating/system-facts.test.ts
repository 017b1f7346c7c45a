import { describe, expect, it, vi } from 'vitest';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { jobBoard } from '#server/platform/operating/job-board.ts';
import { NO_SYSTEM, readSystemFacts } from '#server/platform/operating/system-facts.queries.ts';
import { signedInStudent } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';

const { app, database } = await testServer();

describe('system information', () => {
  it('describes the database, the queue and the disk', async () => {
    await enqueue(database.pool, 'import', { id: 'x' }, { runAt: new Date(Date.now() - 90_000) });
    const facts = await readSystemFacts(database.pool, {
      ...NO_SYSTEM,
      build: 'b1',
      space: { isLow: () => false, freeBytes: () => 7 },
      board: { statuses: () => [{ job: 'hand-in', doneAt: 1, failedAt: null }] },
    });
    expect(facts).toMatchObject({ build: 'b1', freeBytes: 7, processes: 0, replicas: [], jobs: [{ job: 'hand-in' }] });
    expect(facts.database.connections).toBeGreaterThan(0);
    expect(facts.database.connectionsMax).toBeGreaterThan(facts.database.connections);
    expect(facts.database.bytes).toBeGreaterThan(1_000_000);
    expect(facts.queue).toMatchObject({ waiting: 1, inProgress: 0, failed: 0 });
    expect(facts.queue.oldestSeconds).toBeGreaterThanOrEqual(90);
  });

  it('is only for users who may read the settings', async () => {
    const ask = '{ systemFacts { node processes database { version } queue { waiting } } }';
    const admin = await signedInStaff(app, database.pool, 'admin');
    expect((await admin.call(ask)).data.systemFacts.node).toBe(process.version);
    const others = [
      await signedInStaff(app, database.pool, 'schoolAdmin'),
      await signedInStaff(app, database.pool, 'teacher'),
      await signedInStudent(app, 'curious@example.org'),
    ];
    for (const other of others) expect((await other.call(ask)).code).toBe('FORBIDDEN');
  });
});

describe('background work', () => {
  it('is recorded by job, and reported', () => {
    let now = 10;
    const jobDone = vi.fn();
    const board = jobBoard({ jobDone }, () => now);
    board.jobDone('reminders', 'done', 0.1);
    now = 20;
    board.jobDone('reminders', 'failed', 0.2);
    board.jobDone('orphans', 'done', 0.3);
    expect(board.statuses()).toEqual([
      { job: 'reminders', doneAt: 10, failedAt: 20 },
      { job: 'orphans', doneAt: 20, failedAt: null },
    ]);
    expect(jobDone).toHaveBeenCalledTimes(3);
  });
});
