import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import { signedInStudent, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { completed, hasStandard, invoicePaid, message, order, seedPrices, send } from './paying.support.ts';

let database: TestDatabase;
let app: FastifyInstance;
/** Receipts. */
const mails: Mail[] = [];
/** Notifications of failed renewals. */
const failures: Mail[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPrices(database.pool);
  app = await testApp(database.pool, {
    mailer: {
      send: async (mail) => {
        if (mail.attachments !== undefined) mails.push(mail);
        if (mail.subject.includes('renewal')) failures.push(mail);
      },
    },
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const student = () => signedInStudent(app, `${randomUUID()}@example.org`);
const ordered = async () => {
  const user = await student();
  const { data } = await order(user);
  return { user, id: data.placeOrder.id as string };
};
const paymentsOf = async (id: string) =>
  (await database.pool.query('select kind, amount, receipt_number from payments where order_id = $1', [id])).rows;
const statusOf = async (id: string) =>
  (await database.pool.query('select status, renewal from orders where id = $1', [id])).rows[0];

test('a payment opens the plan once, however often the event arrives, also concurrently', async () => {
  const { user, id } = await ordered();
  expect(await hasStandard(user)).toBe(false);
  const messages = message('checkout.session.completed', completed(id));
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(app, messages)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  await send(app, message('invoice.paid', invoicePaid(id, 'subscription_create', 30, `in_${id}`)));
  expect(await paymentsOf(id)).toHaveLength(1);
  expect(await hasStandard(user)).toBe(true);
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a forged event is refused, and so is one with another secret or another body', async () => {
  const { user, id } = await ordered();
  const messages = message('checkout.session.completed', completed(id));
  expect((await send(app, messages, 'whsec_somebody_else')).statusCode).toBe(400);
  const unsigned = await app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json' },
    payload: messages,
  });
  expect(unsigned.statusCode).toBe(400);
  const { rows } = await database.pool.query('select from payment_events where order_id = $1', [id]);
  expect([rows.length, await hasStandard(user)]).toEqual([0, false]);
});

test('another amount or currency is refused and recorded; the correct one is still accepted', async () => {
  const { user, id } = await ordered();
  for (const wrong of [completed(id, 1), { ...completed(id), currency: 'gbp' }]) {
    expect((await send(app, message('checkout.session.completed', wrong))).statusCode).toBe(422);
  }
  expect([await hasStandard(user), await statusOf(id)]).toEqual([false, { status: 'review', renewal: 'none' }]);
  const { rows } = await database.pool.query('select outcome, detail from payment_events where order_id = $1', [id]);
  expect(rows).toContainEqual({ outcome: 'refused', detail: '1 EUR instead of 900 EUR' });
  await send(app, message('checkout.session.completed', completed(id)));
  expect([await hasStandard(user), (await statusOf(id)).status]).toEqual([true, 'paid']);
});

test('events in any order, with duplicates, have the same result', async () => {
  const { pool } = database;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 3, 1], { minLength: 6, maxLength: 6 }), async (turns) => {
      const { user, id } = await ordered();
      const messages = [
        message('checkout.session.completed', completed(id)),
        message('invoice.paid', invoicePaid(id, 'subscription_create', 30, `in_${id}`)),
        message('invoice.paid', invoicePaid(id, 'subscription_cycle', 60, `in2_${id}`)),
        message('customer.subscription.updated', {
          metadata: { order: id },
          cancel_at_period_end: true,
          cancel_at: Math.floor(Date.now() / 1_000) + 60 * 86_400,
        }),
      ];
      for (const turn of turns) expect((await send(app, messages[turn] ?? '')).statusCode).toBe(200);
      expect(await hasStandard(user)).toBe(true);
      expect((await paymentsOf(id)).map(({ kind }) => kind).sort()).toEqual(['purchase', 'renewal']);
      expect(await statusOf(id)).toEqual({ status: 'paid', renewal: 'canceled' });
      const { rows } = await pool.query<{ days: number }>(
        `select round(extract(epoch from ends_at - now()) / 86400)::int as days from entitlements_in_force where grant_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ days: 60 }]);
    }),
    { numRuns: 6 },
  );
});

test('after a failed renewal, access continues for some days, and ends when the gateway stops retrying', async () => {
  const { user, id } = await ordered();
  await send(app, message('invoice.paid', invoicePaid(id, 'subscription_create', -1, `in_${id}`)));
  await send(app, message('invoice.payment_failed', invoicePaid(id, 'subscription_cycle', 30, `in2_${id}`)));
  expect([await hasStandard(user), (await statusOf(id)).renewal]).toEqual([true, 'pastDue']);
  await send(app, message('customer.subscription.deleted', { metadata: { order: id } }));
  expect([await hasStandard(user), (await statusOf(id)).renewal]).toEqual([false, 'ended']);
});

test('the buyer is notified of a failed renewal once, however often the gateway retries, and again for the next failure', async () => {
  const { id } = await ordered();
  const fail = () =>
    send(app, message('invoice.payment_failed', invoicePaid(id, 'subscription_cycle', 30, `in2_${id}`)));
  await send(app, message('invoice.paid', invoicePaid(id, 'subscription_create', 30, `in_${id}`)));
  const { rows } = await database.pool.query(
    'select buyer_email as "to", period_ends_at as "end" from orders where id = $1',
    [id],
  );
  const messages = () => failures.filter(({ to }) => to === rows[0].to);
  await fail();
  await expect.poll(messages).toHaveLength(1);
  const until = new Date(rows[0].end.getTime() + 7 * 86_400_000);
  expect(messages()[0]?.text).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(until),
  );
  await fail();
  await send(app, message('invoice.paid', invoicePaid(id, 'subscription_cycle', 60, `in3_${id}`)));
  expect((await statusOf(id)).renewal).toBe('active');
  await fail();
  await expect.poll(messages).toHaveLength(2);
});

test('a slow payment is pending, then paid or failed', async () => {
  const { user, id } = await ordered();
  await send(app, message('checkout.session.completed', { ...completed(id), payment_status: 'unpaid' }));
  expect([await hasStandard(user), (await statusOf(id)).status]).toEqual([false, 'pending']);
  await send(app, message('checkout.session.async_payment_failed', completed(id)));
  expect((await statusOf(id)).status).toBe('failed');
  await send(app, message('checkout.session.async_payment_succeeded', completed(id)));
  expect([await hasStandard(user), (await statusOf(id)).status]).toEqual([true, 'paid']);
});

test('receipts are numbered without gaps, also when payments arrive at once and some are refused', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, ordered));
  await Promise.all(
    orders.map(({ id }, at) => send(app, message('checkout.session.completed', completed(id, at === 2 ? 1 : 900)))),
  );
  const { rows } = await database.pool.query<{ number: number }>(
    'select receipt_number as number from payments order by 1',
  );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
});

test('unknown or irrelevant content of an event changes nothing', async () => {
  for (const messages of [
    message('checkout.session.completed', completed(randomUUID())),
    message('checkout.session.completed', completed('not an id')),
    message('customer.created', {}),
  ]) {
    expect((await send(app, messages)).json()).toEqual({ outcome: 'ignored' });
  }
});
