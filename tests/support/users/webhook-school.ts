import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { WebhookDraft } from '#domain/interchange/webhooks/webhook.schema.ts';
import { WEBHOOK_EVENTS } from '#domain/interchange/webhooks/webhook-event.ts';
import type { Viewer } from '#server/access/viewer.ts';
import type { Sending } from '#server/interchange/webhooks/send-delivery.ts';
import { createWebhook, type WebhookService } from '#server/interchange/webhooks/webhook.commands.ts';
import { webhookVault } from '#server/interchange/webhooks/webhook-vault.ts';
import { createOutboundFetch, type OutboundOptions } from '#server/platform/outbound/outbound-fetch.ts';
import { type TestSchool, testSchool, testUser } from './test-school.ts';

const ACCESS = { loopback: true, privateNetwork: false };

export const TEST_WEBHOOKS: WebhookService = { vault: webhookVault(randomBytes(32)), access: ACCESS };

/** How tests send: to this machine, and never further than the address check allows. */
export const testSending = (options: OutboundOptions = {}): Sending => ({
  vault: TEST_WEBHOOKS.vault,
  outboundFetch: createOutboundFetch(ACCESS, { skipsBody: true, ...options }),
});

/** An admin of a school, who may manage its endpoints. */
export async function testSchoolAdmin(pool: pg.Pool, schoolId: string | null): Promise<Viewer> {
  const user = await testUser(pool, { role: 'teacher', schoolId });
  await pool.query(`update users set role = 'schoolAdmin' where id = $1`, [user.userId]);
  return { ...user, role: 'schoolAdmin', permissions: ['platforms.read', 'platforms.write'] };
}

/** A school with a class and an admin. */
export async function webhookSchool(pool: pg.Pool): Promise<TestSchool & { readonly admin: Viewer }> {
  const school = await testSchool(pool);
  return { ...school, admin: await testSchoolAdmin(pool, school.teacher.schoolId) };
}

/** An endpoint for every event, unless other ones are given. */
export const testEndpoint = (pool: pg.Pool, admin: Viewer, draft: Partial<WebhookDraft>) =>
  createWebhook(pool, admin, {
    draft: { url: 'https://target.example.org/hook', description: '', kinds: [...WEBHOOK_EVENTS], ...draft },
    service: TEST_WEBHOOKS,
  });
