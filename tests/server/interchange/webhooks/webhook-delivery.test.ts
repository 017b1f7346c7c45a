import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RETRY_DELAYS_S } from '#domain/interchange/webhooks/retry-delay.rule.ts';
import {
  WEBHOOK_CLAIM_S,
  WEBHOOK_CONCURRENCY,
  WEBHOOK_CONCURRENCY_FAILING,
  WEBHOOK_FAILING_DAYS_MAX,
  WEBHOOK_RETENTION_DAYS,
} from '#domain/interchange/webhooks/webhook.limits.ts';
import { claimDeliveries } from '#server/interchange/webhooks/claim-deliveries.ts';
import { recordAttempt } from '#server/interchange/webhooks/record-attempt.ts';
import { resendDelivery, resendUndelivered, sendTestEvent } from '#server/interchange/webhooks/replay.commands.ts';
import { rotateWebhookSecret, switchWebhook } from '#server/interchange/webhooks/webhook.commands.ts';
import { readWebhook, readWebhookLog } from '#server/interchange/webhooks/webhook.queries.ts';
import { sweepWebhooks } from '#server/interchange/webhooks/webhook-sweep.ts';
import { sendDueWebhooks, startWebhooks } from '#server/interchange/webhooks/webhook-worker.ts';
import { databaseChanges } from '#server/platform/live/changes.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { moveWebhookClock } from '../../../../src/tools/bench/classrooms/move-webhook-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type WebhookTarget, webhookTarget } from '../../../support/servers/webhook-target.ts';
import { TEST_WEBHOOKS, testEndpoint, testSending, webhookSchool } from '../../../support/users/webhook-school.ts';

let database: TestDatabase;
const targets: WebhookTarget[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from webhook_endpoints');
});
afterEach(async () => {
  await Promise.all(targets.splice(0).map((target) => target.close()));
});

async function target(...respond: Parameters<typeof webhookTarget>): Promise<WebhookTarget> {
  const started = await webhookTarget(...respond);
  targets.push(started);
  return started;
}
const status = (code: number, headers = {}) => target((response) => response.writeHead(code, headers).end());

/** An endpoint with one event that has not been sent. */
async function eventFor(url: string) {
  const { admin } = await webhookSchool(database.pool);
  const endpoint = await testEndpoint(database.pool, admin, { url });
  await sendTestEvent(database.pool, admin, endpoint.id);
  return { admin, endpoint };
}
const log = (admin: Parameters<typeof readWebhookLog>[1], id: string) =>
  readWebhookLog(database.pool, admin, { id, status: null, event: null, after: null }).then(
    ({ deliveries }) => deliveries,
  );

describe('a delivery', () => {
  test('is signed over its id, its time and its body, and is sent once', async () => {
    const { url, received } = await target();
    const { endpoint, admin } = await eventFor(url);
    expect(await sendDueWebhooks(database.pool, testSending())).toBe(1);
    expect(await sendDueWebhooks(database.pool, testSending())).toBe(0);
    const [request] = received;
    if (request === undefined) throw new Error('Nothing arrived.');
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
    const key = Buffer.from(endpoint.secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${at}.${request.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(60);
    expect(JSON.parse(request.body)).toEqual({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/Z$/),
      data: { endpointId: endpoint.id, schoolId: admin.schoolId },
    });
    expect(await log(admin, endpoint.id)).toMatchObject([
      { id, status: 'delivered', statusCode: 204, attemptCount: 1 },
    ]);
  });

  test('is signed with the former secret as well for a day after a rotation', async () => {
    const { url, received } = await target();
    const { endpoint, admin } = await eventFor(url);
    const secret = await rotateWebhookSecret(database.pool, admin, { id: endpoint.id, vault: TEST_WEBHOOKS.vault });
    await sendDueWebhooks(database.pool, testSending());
    await moveWebhookClock(database.pool, 25 * 3_600);
    await sendTestEvent(database.pool, admin, endpoint.id);
    await sendDueWebhooks(database.pool, testSending());
    const expected = received.map(({ headers, body }, index) =>
      (index === 0 ? [secret, endpoint.secret] : [secret])
        .map((each) => {
          const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
          const key = Buffer.from(each.replace('whsec_', ''), 'base64');
          return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
        })
        .join(' '),
    );
    expect(received.map(({ headers }) => headers['webhook-signature'])).toEqual(expected);
  });

  test('that fails is retried after growing delays, with the same id and another time, and is then given up', async () => {
    const { url, received } = await status(500);
    const { endpoint, admin } = await eventFor(url);
    for (const delay of [0, ...RETRY_DELAYS_S]) {
      await moveWebhookClock(database.pool, delay * 1.2);
      expect(await sendDueWebhooks(database.pool, testSending())).toBe(1);
    }
    await moveWebhookClock(database.pool, 48 * 3_600);
    expect(await sendDueWebhooks(database.pool, testSending())).toBe(0);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(RETRY_DELAYS_S.length + 1);
    expect(await log(admin, endpoint.id)).toMatchObject([
      {
        status: 'failed',
        statusCode: 500,
        problem: 'status',
        nextAttemptAt: null,
        attemptCount: RETRY_DELAYS_S.length + 1,
      },
    ]);
  });

  test('to a target that fails for a day arrives afterwards, and nothing is lost', async () => {
    let isDown = true;
    const { url, received } = await target((response) => response.writeHead(isDown ? 503 : 200).end());
    const { admin, students } = await webhookSchool(database.pool);
    const endpoint = await testEndpoint(database.pool, admin, { url, kinds: ['user.disabled'] });
    for (let hour = 0; hour < 24; hour += 1) {
      await database.pool.query('update users set disabled_at = null where id = $1', [students[0]?.userId]);
      await database.pool.query('update users set disabled_at = now() where id = $1', [students[0]?.userId]);
      await sendDueWebhooks(database.pool, testSending());
      await moveWebhookClock(database.pool, 3_600);
    }
    isDown = false;
    const from = received.length;
    for (let hour = 0; hour < 48; hour += 1) {
      await sendDueWebhooks(database.pool, testSending());
      await moveWebhookClock(database.pool, 3_600);
    }
    expect(new Set(received.slice(from).map(({ headers }) => headers['webhook-id'])).size).toBe(24);
    expect(await readWebhook(database.pool, admin, endpoint.id)).toMatchObject({
      pendingCount: 0,
      undeliveredCount: 0,
    });
  });
});

describe('a target', () => {
  test('that redirects is not followed, even to a private address, and the log says so', async () => {
    const inside = await target();
    const { url } = await status(307, { location: inside.url });
    const { endpoint, admin } = await eventFor(url);
    await sendDueWebhooks(database.pool, testSending());
    expect(inside.received).toEqual([]);
    expect(await log(admin, endpoint.id)).toMatchObject([{ status: 'pending', statusCode: 307, problem: 'redirect' }]);
  });

  test.each([
    ['resolves to a private address', 'https://inside.example.org/hook', '10.0.0.7'],
    ['resolves to the metadata service', 'https://inside.example.org/hook', '169.254.169.254'],
    ['resolves to a mapped private address', 'https://inside.example.org/hook', '::ffff:192.168.1.1'],
  ])('that %s is not connected to', async (_, url, address) => {
    const { endpoint, admin } = await eventFor(url);
    const resolveName = (
      _name: string,
      _options: object,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    await sendDueWebhooks(database.pool, testSending({ resolveName }));
    expect(await log(admin, endpoint.id)).toMatchObject([{ status: 'pending', problem: 'privateAddress' }]);
  });

  test('that hangs is left after the time limit, and retried', async () => {
    const { url } = await target(() => undefined);
    const { endpoint, admin } = await eventFor(url);
    await sendDueWebhooks(database.pool, testSending({ timeoutMs: 50 }));
    expect(await log(admin, endpoint.id)).toMatchObject([{ status: 'pending', statusCode: null, problem: 'timeout' }]);
  });

  test('that answers without end is done with its status', async () => {
    const { url } = await target((response) => response.writeHead(200).write('x'.repeat(100_000)));
    const { endpoint, admin } = await eventFor(url);
    await sendDueWebhooks(database.pool, testSending());
    expect(await log(admin, endpoint.id)).toMatchObject([{ status: 'delivered', statusCode: 200 }]);
  });

  test('that refuses connections, or has no valid certificate, is named in the log', async () => {
    const closed = await target();
    await closed.close();
    const { endpoint, admin } = await eventFor(closed.url);
    await sendDueWebhooks(database.pool, testSending());
    expect(await log(admin, endpoint.id)).toMatchObject([{ problem: 'unreachable' }]);
  });

  test('whose secret was encrypted by a server with another key gets nothing unsigned', async () => {
    const { url, received } = await target();
    const { endpoint, admin } = await eventFor(url);
    const vault = { ...TEST_WEBHOOKS.vault, unseal: () => null };
    await sendDueWebhooks(database.pool, { ...testSending(), vault });
    expect(received).toEqual([]);
    expect(await log(admin, endpoint.id)).toMatchObject([{ problem: 'secret' }]);
  });

  test('that answers 410 is disabled and its owner emailed once; its events are kept and sent again on request', async () => {
    let code = 410;
    const { url, received } = await target((response) => response.writeHead(code).end());
    const { endpoint, admin } = await eventFor(url);
    await sendDueWebhooks(database.pool, testSending());
    expect(await readWebhook(database.pool, admin, endpoint.id)).toMatchObject({
      ...{ disabledReason: 'gone', pendingCount: 0, undeliveredCount: 1 },
    });
    await database.pool.query('update users set disabled_at = now() where school_id = $1 and role = $2', [
      ...[admin.schoolId, 'teacher'],
    ]);
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    await sweepWebhooks(database.pool, { mailer, failed: () => undefined });
    await sweepWebhooks(database.pool, { mailer, failed: () => undefined });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(new URL(url).host);

    await expect(
      resendUndelivered(database.pool, admin, { endpoint: endpoint.id, since: '2020-01-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    code = 200;
    await switchWebhook(database.pool, admin, { id: endpoint.id, isEnabled: true });
    expect(
      await resendUndelivered(database.pool, admin, { endpoint: endpoint.id, since: '2020-01-01T00:00:00Z' }),
    ).toBe(2);
    await sendDueWebhooks(database.pool, testSending());
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(
      expect.arrayContaining(['webhook.test', 'user.disabled']),
    );
    expect(await readWebhook(database.pool, admin, endpoint.id)).toMatchObject({
      undeliveredCount: 0,
      pendingCount: 0,
    });
  });

  test('that only failed for days is disabled; one that failed and then succeeded is not', async () => {
    let code = 500;
    const { url } = await target((response) => response.writeHead(code).end());
    const { endpoint, admin } = await eventFor(url);
    await sendDueWebhooks(database.pool, testSending());
    await moveWebhookClock(database.pool, (WEBHOOK_FAILING_DAYS_MAX - 1) * 86_400);
    code = 200;
    await sendDueWebhooks(database.pool, testSending());
    expect(await readWebhook(database.pool, admin, endpoint.id)).toMatchObject({
      failingSince: null,
      disabledReason: null,
    });
    code = 500;
    await sendTestEvent(database.pool, admin, endpoint.id);
    await sendDueWebhooks(database.pool, testSending());
    await moveWebhookClock(database.pool, WEBHOOK_FAILING_DAYS_MAX * 86_400);
    await sendDueWebhooks(database.pool, testSending());
    expect(await readWebhook(database.pool, admin, endpoint.id)).toMatchObject({ disabledReason: 'failing' });
  });
});

describe('several processes', () => {
  test('send each delivery once, and an endpoint gets no more at once than its limit', async () => {
    const waiting: (() => void)[] = [];
    const { url, received, mostAtOnce } = await target((response) => {
      waiting.push(() => response.writeHead(204).end());
    });
    const { admin } = await webhookSchool(database.pool);
    const endpoint = await testEndpoint(database.pool, admin, { url });
    for (let count = 0; count < 3 * WEBHOOK_CONCURRENCY; count += 1)
      await sendTestEvent(database.pool, admin, endpoint.id);
    const working = [1, 2, 3].map(() => sendDueWebhooks(database.pool, testSending()));
    const isDone = Promise.all(working).then(() => true);
    // Each round answers what has arrived; the limit is reached before the first answer.
    await expect.poll(() => waiting.length).toBe(WEBHOOK_CONCURRENCY);
    for (;;) {
      for (const answer of waiting.splice(0)) answer();
      if (await Promise.race([isDone, new Promise<boolean>((resolve) => setImmediate(resolve, false))])) break;
    }
    await sendDueWebhooks(database.pool, testSending());
    for (const answer of waiting.splice(0)) answer();
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mostAtOnce()).toBe(WEBHOOK_CONCURRENCY);
  });

  test('send a delivery again only when the claim of a process that has ended is over', async () => {
    const { url, received } = await target();
    await eventFor(url);
    const [lost] = await claimDeliveries(database.pool, 10);
    expect(await sendDueWebhooks(database.pool, testSending())).toBe(0);
    await moveWebhookClock(database.pool, WEBHOOK_CLAIM_S + 1);
    expect(await sendDueWebhooks(database.pool, testSending())).toBe(1);
    if (lost === undefined) throw new Error('Nothing was claimed.');
    await recordAttempt(database.pool, lost, { statusCode: 500, problem: 'status', durationMs: 1 });
    expect(received).toHaveLength(1);
    expect((await database.pool.query('select status from webhook_deliveries')).rows).toEqual([
      { status: 'delivered' },
    ]);
  });

  test('give a failing endpoint little room, and serve others first', async () => {
    const { url } = await status(500);
    const { admin } = await webhookSchool(database.pool);
    const endpoint = await testEndpoint(database.pool, admin, { url });
    await sendTestEvent(database.pool, admin, endpoint.id);
    await sendDueWebhooks(database.pool, testSending());
    for (let count = 0; count < 20; count += 1) await sendTestEvent(database.pool, admin, endpoint.id);
    const other = await eventFor((await target()).url);
    const claimed = await claimDeliveries(database.pool, 2);
    expect(new Set(claimed.map(({ endpointId }) => endpointId))).toEqual(new Set([endpoint.id, other.endpoint.id]));
    const more = await claimDeliveries(database.pool, 100);
    expect(more).toHaveLength(WEBHOOK_CONCURRENCY_FAILING - 1);
  });
});

test('an event is sent as soon as it is committed, not only when the worker looks for retries', async () => {
  const { url, received } = await target();
  const { admin } = await webhookSchool(database.pool);
  const endpoint = await testEndpoint(database.pool, admin, { url });
  const failures: unknown[] = [];
  const changes = databaseChanges(database.pool, (cause) => failures.push(cause));
  const worker = startWebhooks({
    ...{
      pool: database.pool,
      sending: testSending(),
      changes,
      failed: (cause) => failures.push(cause),
      pollMs: 600_000,
    },
  });
  try {
    for (let count = 1; count <= 3; count += 1) {
      await sendTestEvent(database.pool, admin, endpoint.id);
      await expect.poll(() => received.length).toBe(count);
    }
  } finally {
    await worker.stop();
    await changes.close();
  }
  expect(failures).toEqual([]);
  // A worker that was stopped has saved what it sent.
  expect((await log(admin, endpoint.id)).map((delivery) => delivery.status)).toEqual(Array(3).fill('delivered'));
});

test('one delivery is sent again on request, with the same id', async () => {
  const { url, received } = await target();
  const { endpoint, admin } = await eventFor(url);
  await sendDueWebhooks(database.pool, testSending());
  const [first] = await log(admin, endpoint.id);
  await resendDelivery(database.pool, admin, { endpoint: endpoint.id, delivery: first?.id ?? '' });
  await sendDueWebhooks(database.pool, testSending());
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, first?.id]);
  expect(await log(admin, endpoint.id)).toMatchObject([{ status: 'delivered', attemptCount: 2 }]);
});

test('deliveries are deleted after their retention', async () => {
  const { endpoint, admin } = await eventFor((await target()).url);
  await moveWebhookClock(database.pool, (WEBHOOK_RETENTION_DAYS - 1) * 86_400);
  const sweep = () =>
    sweepWebhooks(database.pool, { mailer: { send: async () => undefined }, failed: () => undefined });
  await sweep();
  expect(await log(admin, endpoint.id)).toHaveLength(1);
  await moveWebhookClock(database.pool, 86_400);
  await sweep();
  expect(await log(admin, endpoint.id)).toEqual([]);
});
