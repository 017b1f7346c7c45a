import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOK_ENDPOINTS_PER_SCHOOL } from '#domain/interchange/webhooks/webhook.limits.ts';
import { webhookSchema } from '#domain/interchange/webhooks/webhook.schema.ts';
import type { SentEvent } from '#domain/interchange/webhooks/webhook-event.ts';
import { sendTestEvent } from '#server/interchange/webhooks/replay.commands.ts';
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  switchWebhook,
  updateWebhook,
} from '#server/interchange/webhooks/webhook.commands.ts';
import { readWebhook, readWebhookLog, readWebhooks } from '#server/interchange/webhooks/webhook.queries.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { TEST_WEBHOOKS, testEndpoint, webhookSchool } from '../../../support/users/webhook-school.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DRAFT = { url: 'https://target.example.org/hook', description: 'Register', kinds: ['user.created' as const] };

test('every change is in the audit log of the school, and no secret is', async () => {
  const { admin } = await webhookSchool(database.pool);
  const { id, secret } = await createWebhook(database.pool, admin, { draft: DRAFT, service: TEST_WEBHOOKS });
  const draft = { ...DRAFT, url: 'https://other.example.org/hook' };
  await updateWebhook(database.pool, admin, { id, draft, service: TEST_WEBHOOKS });
  const rotated = await rotateWebhookSecret(database.pool, admin, { id, vault: TEST_WEBHOOKS.vault });
  await switchWebhook(database.pool, admin, { id, isEnabled: false });
  await switchWebhook(database.pool, admin, { id, isEnabled: false });
  await deleteWebhook(database.pool, admin, id);
  const { rows } = await database.pool.query(
    `select action, actor_id, school_id, before, after from audit_log where resource = 'webhooks' and record_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['created', 'changed', 'rotated', 'changed', 'deleted']);
  for (const row of rows) expect(row).toMatchObject({ actor_id: admin.userId, school_id: admin.schoolId });
  expect(rows[1]).toMatchObject({ before: DRAFT, after: draft });
  for (const each of [secret, rotated]) expect(JSON.stringify(rows)).not.toContain(each.slice(6, 20));
  expect(await readWebhooks(database.pool, admin)).toEqual([]);
});

test('a school has at most its limit of endpoints, also if two are created at the same time', async () => {
  const { admin } = await webhookSchool(database.pool);
  for (let count = 1; count < WEBHOOK_ENDPOINTS_PER_SCHOOL; count += 1) await testEndpoint(database.pool, admin, {});
  const both = await Promise.allSettled([
    testEndpoint(database.pool, admin, {}),
    testEndpoint(database.pool, admin, {}),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readWebhooks(database.pool, admin)).toHaveLength(WEBHOOK_ENDPOINTS_PER_SCHOOL);
});

describe('an address', () => {
  test.each([
    'http://target.example.org/',
    'ftp://target.example.org/',
    'https://user:word@target.example.org/',
    'target.example.org',
    '',
  ])('%j is not accepted', (url) => {
    expect(webhookSchema.safeParse({ ...DRAFT, url }).success).toBe(false);
  });

  test.each([
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'https://169.254.169.254/',
    'https://localhost/',
    'http://127.0.0.1/',
    'https://target.example.org:99999/',
  ])('%s is refused in production', async (url) => {
    const { admin } = await webhookSchool(database.pool);
    const service = { ...TEST_WEBHOOKS, access: { loopback: false, privateNetwork: false } };
    await expect(createWebhook(database.pool, admin, { draft: { ...DRAFT, url }, service })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await readWebhooks(database.pool, admin)).toEqual([]);
  });
});

test('nobody but the admins of its school reads, changes or uses an endpoint', async () => {
  const { admin, teacher, students } = await webhookSchool(database.pool);
  const { admin: other } = await webhookSchool(database.pool);
  const { id } = await testEndpoint(database.pool, admin, {});
  const productAdmin = { ...other, role: 'admin' as const, schoolId: null };
  const refusals = [
    [other, 'NOT_FOUND'],
    [productAdmin, 'NOT_FOUND'],
    [teacher, 'FORBIDDEN'],
    [students[0] ?? teacher, 'FORBIDDEN'],
    [{ ...admin, schoolId: null }, 'FORBIDDEN'],
  ] as const;
  for (const [viewer, code] of refusals)
    for (const call of [
      () => readWebhook(database.pool, viewer, id),
      () => readWebhookLog(database.pool, viewer, { id, status: null, event: null, after: null }),
      () => updateWebhook(database.pool, viewer, { id, draft: DRAFT, service: TEST_WEBHOOKS }),
      () => rotateWebhookSecret(database.pool, viewer, { id, vault: TEST_WEBHOOKS.vault }),
      () => switchWebhook(database.pool, viewer, { id, isEnabled: false }),
      () => sendTestEvent(database.pool, viewer, id),
      () => deleteWebhook(database.pool, viewer, id),
    ])
      await expect(call()).rejects.toMatchObject({ code });
  expect(await readWebhook(database.pool, admin, id)).toMatchObject({ disabledReason: null });
});

test('the log has pages, and shows only deliveries with a status or an event if one is chosen', async () => {
  const { admin } = await webhookSchool(database.pool);
  const { id } = await testEndpoint(database.pool, admin, {});
  for (let count = 0; count < 60; count += 1) await sendTestEvent(database.pool, admin, id);
  const first = await readWebhookLog(database.pool, admin, { id, status: null, event: null, after: null });
  const second = await readWebhookLog(database.pool, admin, { id, status: null, event: null, after: first.next });
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([50, 10, null]);
  expect(new Set([...first.deliveries, ...second.deliveries].map((delivery) => delivery.id)).size).toBe(60);
  const failed = await readWebhookLog(database.pool, admin, { id, status: 'failed', event: null, after: null });
  expect(failed).toEqual({ deliveries: [], next: null });
  const countOf = async (event: SentEvent) =>
    (await readWebhookLog(database.pool, admin, { id, status: null, event, after: null })).deliveries.length;
  expect([await countOf('webhook.test'), await countOf('order.paid')]).toEqual([50, 0]);
});
