import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { switchRecordStore, updateRecordStore } from '#server/interchange/learning-records/record-store.commands.ts';
import { sweepRecords } from '#server/interchange/learning-records/record-sweep.ts';
import { sendDueRecords, startRecords } from '#server/interchange/learning-records/record-worker.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { RECORD_SERVICE, type RecordWorld, recordWorld, storeDraft, testRecordSending } from './record-world.ts';

const { app, pool } = await testServer();
let bank: TestBank;
let world: RecordWorld;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});
afterEach(async () => {
  await world.lrs.close();
  await pool.query('delete from record_stores');
});

const open = async (): Promise<RecordWorld> => {
  world = await recordWorld({ app, pool }, { quiz: bank.quiz });
  return world;
};
const workOfAll = async ({ set, work }: RecordWorld, rounds = 1): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) for (const student of set.students) await work(student);
};
const EACH = 9;

describe('records', () => {
  it('are sent in requests of at most 50', async () => {
    const school = await open();
    await workOfAll(school, 4);
    expect(await school.send()).toBe(8 * EACH);
    expect(school.lrs.requests.every(({ count, status }) => count <= 50 && status === 200)).toBe(true);
    expect(school.lrs.requests.length).toBeLessThanOrEqual(3);
    expect(await school.state()).toMatchObject({ pending: 0, rejected: 0, failures: 0 });
  });

  it('wait while the store is down for a day, and arrive once, in order, when it works again', async () => {
    const school = await open();
    school.lrs.failWith(503);
    await workOfAll(school);
    for (let hours = 0; hours < 24; hours += 2) {
      await school.send();
      await pool.query(
        `update record_stores set failing_since = failing_since - interval '2 hours', next_attempt_at = now() where id = $1`,
        [school.store],
      );
    }
    const down = await school.state();
    expect(down).toMatchObject({ pending: 4, failures: 12, isFailing: true, disabledReason: null });
    // Nothing else is sent while it fails: one request at a time.
    expect(school.lrs.requests).toHaveLength(12);
    school.lrs.failWith(null);
    await school.send();
    expect(school.lrs.statements.size).toBe(2 * EACH);
    expect(await school.state()).toMatchObject({ pending: 0, failures: 0, isFailing: false });
  });

  it('are tried again after five seconds, and after two hours at the latest', async () => {
    const school = await open();
    school.lrs.failWith(500);
    await workOfAll(school);
    const delays: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await school.send();
      delays.push((await school.state()).nextInSeconds);
      await school.makeDue();
    }
    expect(delays[0]).toBeGreaterThan(4);
    expect(delays[0]).toBeLessThan(7);
    expect(Math.max(...delays)).toBeLessThan(7_200 * 1.2 + 1);
    expect(delays.at(-1)).toBeGreaterThan(7_100);
  });

  it.each([
    ['401', 401, 'unauthorised'],
    ['500', 500, 'status'],
    ['a redirect', 302, 'redirect'],
    ['404', 404, 'status'],
    ['429', 429, 'status'],
  ])('stay queued after %s', async (_, status, problem) => {
    const school = await open();
    school.lrs.failWith(status);
    await workOfAll(school);
    await school.send();
    expect(await school.problems()).toEqual([problem]);
    expect(await school.state()).toMatchObject({ pending: 4, rejected: 0, disabledReason: null });
  });

  it('stay queued if the store takes too long', async () => {
    const school = await open();
    school.lrs.answer(() => true);
    await workOfAll(school);
    await school.send(200);
    expect(await school.problems()).toEqual(['timeout']);
    expect(await school.state()).toMatchObject({ pending: 4 });
  });

  it('that the store has already are delivered: sent again, they have the same ids', async () => {
    const school = await open();
    await workOfAll(school);
    await school.send();
    const ids = [...school.lrs.statements.keys()];
    await pool.query(`update record_events set status = 'pending' where store_id = $1`, [school.store]);
    await school.send();
    expect([...school.lrs.statements.keys()]).toEqual(ids);
    // With other content, as after another choice of the school, a store answers 409 for each of them.
    await updateRecordStore(pool, school.admin, {
      ...{ id: school.store, service: RECORD_SERVICE },
      draft: storeDraft(school.lrs.xapi, { sendsResponses: true }),
    });
    await pool.query(`update record_events set status = 'pending' where store_id = $1`, [school.store]);
    await school.send();
    expect(school.lrs.requests.some(({ status }) => status === 409)).toBe(true);
    expect([...school.lrs.statements.keys()]).toEqual(ids);
    expect(await school.state()).toMatchObject({ pending: 0, rejected: 0, failures: 0 });
  });

  it('that the store refuses keep back no others, and are named', async () => {
    const school = await open();
    await workOfAll(school);
    let isRefused = false;
    school.lrs.answer((response, count) => {
      if (count > 1) {
        response.writeHead(400).end();
        return true;
      }
      const isFirst = !isRefused;
      isRefused = true;
      if (isFirst) response.writeHead(400).end();
      return isFirst;
    });
    await school.send();
    expect(await school.state()).toMatchObject({ pending: 0, rejected: 1, delivered: 3, isFailing: false });
  });

  it('are sent by one process at a time', async () => {
    const school = await open();
    await workOfAll(school, 3);
    await Promise.all([school.send(), school.send(), school.send()]);
    expect(school.lrs.requests.reduce((sum, { count }) => sum + count, 0)).toBe(6 * EACH);
  });

  it('are sent by the worker by themselves', async () => {
    const school = await open();
    const worker = startRecords({ pool, sending: testRecordSending(), pollMs: 20 }, (cause) => {
      throw cause;
    });
    await workOfAll(school);
    await expect.poll(() => school.lrs.statements.size, { timeout: 5_000 }).toBe(2 * EACH);
    await worker.stop();
  });
});

describe('a store', () => {
  it('is disabled after 410, and what waits is sent once it is enabled', async () => {
    const school = await open();
    school.lrs.failWith(410);
    await workOfAll(school);
    await school.send();
    expect(await school.state()).toMatchObject({ disabledReason: 'gone', pending: 4 });
    await workOfAll(school);
    await school.send();
    expect(school.lrs.requests).toHaveLength(1);
    school.lrs.failWith(null);
    await switchRecordStore(pool, school.admin, { id: school.store, isEnabled: true });
    await school.send();
    expect(school.lrs.statements.size).toBe(4 * EACH);
  });

  it('that failed for five days is disabled, and its creator is emailed once', async () => {
    const school = await open();
    school.lrs.failWith(503);
    await workOfAll(school);
    await school.send();
    await pool.query(
      `update record_stores set failing_since = now() - interval '5 days', next_attempt_at = now() where id = $1`,
      [school.store],
    );
    await school.send();
    expect(await school.state()).toMatchObject({ disabledReason: 'failing', pending: 4 });
    const mails: Mail[] = [];
    const mailer = {
      send: async (mail: Mail) => {
        mails.push(mail);
      },
    };
    const sweep = () =>
      sweepRecords(pool, {
        mailer,
        failed: (cause) => {
          throw cause;
        },
      });
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(mails[0]?.subject).toBe('A learning record store was disabled');
  });

  it('gets nothing with a secret that was entered for another address', async () => {
    const school = await open();
    await workOfAll(school);
    await pool.query(`update record_stores set url = url || '/elsewhere' where id = $1`, [school.store]);
    await school.send();
    expect(school.lrs.requests).toEqual([]);
    expect(await school.problems()).toEqual(['secret']);
  });

  it('that resolves to a private address is never connected to', async () => {
    const school = await open();
    await workOfAll(school);
    const draft = storeDraft('https://lrs.school.example/xapi');
    await updateRecordStore(pool, school.admin, { id: school.store, service: RECORD_SERVICE, draft });
    await sendDueRecords(pool, {
      ...testRecordSending(),
      outboundFetch: createOutboundFetch(
        { loopback: true, privateNetwork: false },
        { skipsBody: true, resolveName: (_, __, done) => done(null, [{ address: '10.1.2.3', family: 4 }]) },
      ),
    });
    expect(await school.problems()).toEqual(['privateAddress']);
    expect(await school.state()).toMatchObject({ pending: 4, isFailing: true });
  });
});
