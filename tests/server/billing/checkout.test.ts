import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUPON_ATTEMPTS_PER_USER } from '#domain/billing/payment.limits.ts';
import { REFUND_REFUSED } from '#domain/billing/refund.schema.ts';
import { TEST_REFUSED_REFUND } from '#server/billing/gateways/test.gateway.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { completed, hasStandard, message, order, SESSION, STANDARD, seedPrices, send } from './paying.support.ts';

let database: TestDatabase;
let app: FastifyInstance;
const mails: Mail[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPrices(database.pool);
  app = await testApp(database.pool, { mailer: { send: async (mail) => void mails.push(mail) } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const student = () => signedInStudent(app, `${randomUUID()}@example.org`);
const as = async (role: string, schoolId: string | null = null): Promise<TestBrowser & { email: string }> => {
  const email = `${randomUUID()}@example.org`;
  const user = await signedInStudent(app, email);
  await database.pool.query('update users set role = $2, school_id = $3 where email = $1', [email, role, schoolId]);
  return Object.assign(user, { email });
};
const coupon = (columns: object) => {
  const row: Record<string, unknown> = {
    id: randomUUID(),
    code: `C${randomUUID().slice(0, 8).toUpperCase()}`,
    percent: 50,
    ...columns,
  };
  const names = Object.keys(row);
  return database.pool
    .query(
      `insert into coupons (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
    .then(() => row.code as string);
};
const QUOTE = `query ($cart: CartInput!) { quote(cart: $cart) { couponProblem quote { discount first { net tax gross } renewal { gross } } } }`;
const press = (id: string, action: string) =>
  app.inject({
    method: 'POST',
    url: `/test-payment/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `deed=${action}`,
  });
/** Who did what to which order or user, according to the audit log. */
const audited = async (recordId: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from audit_log where record_id = $1 and actor_id is not null order by id',
    [recordId],
  );
  return rows.map(({ action }) => action);
};
const positionOf = (url: string): string => url.replace('/test-payment/', '');

describe('a coupon', () => {
  test('with one use left is applied to only one of fifty simultaneous orders', async () => {
    const code = await coupon({ uses_max: 1 });
    const users = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const id = randomUUID();
        await database.pool.query(
          `insert into users (id, email, name, role, password_digest) values ($1, $2, 'Racer', 'student', 'x')`,
          [id, `racer${at}@example.org`],
        );
        return id;
      }),
    );
    const { placeOrder } = await import('#server/billing/order.commands.ts');
    const gateway = {
      name: 'test',
      openCheckout: async ({ orderId }: { orderId: string }) => ({ ref: orderId, url: '/x' }),
    } as never;
    const taxes = { rates: [{ country: 'DE', basisPoints: 1_900 }], included: true };
    const outcomes = await Promise.allSettled(
      users.map((userId) =>
        placeOrder(
          database.pool,
          { gateway, taxes },
          { userId, role: 'student', standardPlan: null, proPlan: false, subjects: [] } as never,
          { operationId: randomUUID(), cart: { ...STANDARD, coupon: code } as never, expected: 450, language: 'en' },
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['COUPON_REFUSED']));
  });

  test('is released by an order that failed, and kept by one that is paid', async () => {
    const code = await coupon({ uses_max: 1 });
    const [first, second] = [await student(), await student()];
    const cart = { ...STANDARD, coupon: code };
    const { data } = await order(first, cart, 450);
    expect((await second.call(QUOTE, { cart })).data.quote.couponProblem).toBe('usedUp');
    await press(positionOf(data.placeOrder.url), 'decline');
    expect((await second.call(QUOTE, { cart })).data.quote).toMatchObject({
      couponProblem: null,
      quote: { discount: 450 },
    });
  });

  test.each(['decline', 'leave', 'wait too long'])(
    'is not used by a buyer who goes back and pays after all (%s)',
    async (action) => {
      const code = await coupon({ uses_max: 1 });
      const user = await student();
      const { id, url } = (await order(user, { ...STANDARD, coupon: code }, 450)).data.placeOrder;
      if (action === 'wait too long') {
        await database.pool.query(
          `update test_checkouts set created_at = now() - interval '32 minutes' where order_id = $1`,
          [id],
        );
      } else await press(positionOf(url), action);
      expect((await app.inject({ url })).body).not.toContain('value="pay"');
      await press(positionOf(url), 'pay');
      const { data } = await user.call('query ($id: ID!) { order(id: $id) { status } }', { id });
      expect(data.order.status).toBe(action === 'decline' ? 'failed' : 'left');
      expect(await hasStandard(user)).toBe(false);
      expect((await order(await student(), { ...STANDARD, coupon: code }, 450)).data.placeOrder.status).toBe('open');
    },
  );

  test('that covers the whole price needs no payment', async () => {
    const user = await student();
    const { data } = await order(user, { ...STANDARD, coupon: await coupon({ percent: 100 }) }, 0);
    expect(data.placeOrder).toMatchObject({ status: 'paid', url: null });
    expect(await hasStandard(user)).toBe(true);
  });

  test('cannot be found by guessing', async () => {
    const user = await student();
    const codes = [];
    for (let at = 0; at <= COUPON_ATTEMPTS_PER_USER; at += 1) {
      codes.push(await user.call(QUOTE, { cart: { ...STANDARD, coupon: `GUESS${at}` } }));
    }
    expect(codes[0]?.data.quote.couponProblem).toBe('unknown');
    expect(codes.at(-1)?.code).toBe('TOO_MANY_TRIES');
  });
});

describe('an order', () => {
  test('costs what the server computes, whatever is expected, and is one order however often it is sent', async () => {
    const user = await student();
    expect((await order(user, STANDARD, 1)).code).toBe('PRICE_CHANGED');
    const operation = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => order(user, STANDARD, 900, operation)));
    expect(new Set(answers.map(({ data }) => data.placeOrder.id)).size).toBe(1);
    expect((await order(user, { ...STANDARD, planId: 'pro', subjects: ['latin'] }, 900)).code).toBe('NOT_FOUND');
    expect((await order(user, { ...STANDARD, seats: 5 }, 4_500)).code).toBe('FORBIDDEN');
    expect((await order(user, { ...STANDARD, country: 'US' })).code).toBe('INVALID_INPUT');
  });

  test('is seen by its owner alone', async () => {
    const [user, other] = [await student(), await student()];
    const { data } = await order(user);
    const ask = 'query ($id: ID!) { order(id: $id) { status } }';
    expect((await user.call(ask, { id: data.placeOrder.id })).data.order.status).toBe('open');
    expect((await other.call(ask, { id: data.placeOrder.id })).code).toBe('NOT_FOUND');
  });

  test('is paid at the test gateway, renewed there, canceled, and never twice', async () => {
    const user = await student();
    const { data } = await order(user, { ...STANDARD, planId: 'pro', subjects: ['physics'] }, 1_600);
    const id = positionOf(data.placeOrder.url);
    expect((await app.inject({ url: data.placeOrder.url })).body).toContain('This is a test:');
    const back = await press(id, 'pay');
    expect(back.headers.location).toBe(
      `/checkout?plan=pro&period=month&subjects=physics&country=DE&order=${data.placeOrder.id}`,
    );
    await press(id, 'pay');
    await press(id, 'renew');
    const { data: session } = await user.call(SESSION);
    expect(session.session).toMatchObject({ pro_plan_purchased: true, standard_plan_purchased: false });
    expect(session.session.purchased_subjects).toHaveLength(1);
    const IS_OWN = '{ myOrders { status renewal payments { id kind amount receipt } } }';
    const [ownTexts] = (await user.call(IS_OWN)).data.myOrders;
    expect(ownTexts.payments.map(({ kind }: { kind: string }) => kind)).toEqual(['renewal', 'purchase']);
    expect((await order(user, { ...STANDARD, planId: 'pro', subjects: ['physics'] }, 1_600)).code).toBe(
      'ALREADY_BOUGHT',
    );
    const CANCEL = 'mutation ($order: ID!) { cancelRenewal(order: $order) }';
    expect((await (await student()).call(CANCEL, { order: data.placeOrder.id })).code).toBe('NOT_FOUND');
    expect((await user.call(CANCEL, { order: data.placeOrder.id })).data.cancelRenewal).toBe(true);
    expect((await user.call(IS_OWN)).data.myOrders[0].renewal).toBe('canceled');
    expect(await audited(data.placeOrder.id)).toEqual(['renewalCanceled']);

    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const receipt = await app.inject({ url: ownTexts.payments[0].receipt, headers: { cookie } });
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await app.inject({ url: ownTexts.payments[0].receipt })).statusCode).toBe(404);
    const other = ownTexts.payments[0].receipt.replace(ownTexts.payments[0].id, ownTexts.payments[1].id);
    expect((await app.inject({ url: other, headers: { cookie } })).statusCode).toBe(404);
  });
});

test('has one payable checkout at a time: the next order closes the previous one', async () => {
  const user = await student();
  const code = await coupon({ uses_per_person: 1 });
  const first = (await order(user, { ...STANDARD, coupon: code }, 450)).data.placeOrder;
  // Its coupon is available to the same user's next cart.
  const second = (await order(user, { ...STANDARD, coupon: code }, 450)).data.placeOrder;
  await press(positionOf(first.url), 'pay');
  const STATUS = 'query ($id: ID!) { order(id: $id) { status } }';
  expect((await user.call(STATUS, { id: first.id })).data.order.status).toBe('left');
  expect((await app.inject({ url: first.url })).body).toContain('Ended.');
  await press(positionOf(second.url), 'later');
  expect((await order(user)).code).toBe('PAYMENT_UNDER_WAY');
  expect((await order(user, { ...STANDARD, planId: 'pro', subjects: ['physics'] }, 1_600)).code).toBeUndefined();
  await press(positionOf(second.url), 'arrive');
  expect(
    (await user.call('{ myOrders { payments { amount } } }')).data.myOrders.flatMap(
      ({ payments }: { payments: object[] }) => payments,
    ),
  ).toEqual([{ amount: 450 }]);
});

test('a user with Pro adds a subject for the price of the subject, and pays for the plan once', async () => {
  const [user, other] = [await student(), await student()];
  const subject = randomUUID();
  await database.pool.query(`insert into subjects (id, slug, title, position) values ($1, 'biology', 'Biology', 2)`, [
    subject,
  ]);
  await database.pool.query(
    `insert into prices (id, plan_id, subject_id, period, amount, currency) values (gen_random_uuid(), 'pro', $1, 'month', 500, 'EUR')`,
    [subject],
  );
  const first = await order(user, { ...STANDARD, planId: 'pro', subjects: ['physics'] }, 1_600);
  await press(positionOf(first.data.placeOrder.url), 'pay');
  const request = { ...STANDARD, planId: 'pro', subjects: ['biology'] };
  expect((await user.call(QUOTE, { cart: request })).data.quote.quote).toMatchObject({
    first: { gross: 500 },
    renewal: { gross: 500 },
  });
  expect((await other.call(QUOTE, { cart: request })).data.quote.quote.first.gross).toBe(1_700);
  const second = await order(user, request, 500);
  await press(positionOf(second.data.placeOrder.url), 'pay');
  expect((await user.call(SESSION)).data.session.purchased_subjects).toHaveLength(2);
});

describe('payments admins', () => {
  const REFUND = 'mutation ($refund: RefundInput!) { refund(refund: $refund) }';
  const paid = async () => {
    const user = await student();
    const { data } = await order(user);
    await send(app, message('checkout.session.completed', completed(data.placeOrder.id)));
    const { rows } = await database.pool.query<{ id: string }>('select id from payments where order_id = $1', [
      data.placeOrder.id,
    ]);
    return { user, id: data.placeOrder.id as string, paymentId: rows[0]?.id ?? '' };
  };
  const refund = (paymentId: string, amount: number, endsAccess: boolean, operationId: string = randomUUID()) => ({
    refund: { paymentId, amount, endsAccess, reason: 'Bought by mistake', operationId },
  });

  test('refund part or all, never more, and once per request', async () => {
    const { user, id, paymentId } = await paid();
    const admin = await as('admin');
    expect((await user.call(REFUND, refund(paymentId, 100, false))).code).toBe('FORBIDDEN');
    const operation = randomUUID();
    await admin.call(REFUND, refund(paymentId, 300, false, operation));
    await admin.call(REFUND, refund(paymentId, 300, false, operation));
    expect(await hasStandard(user)).toBe(true);
    const both = await Promise.all([1, 2].map(() => admin.call(REFUND, refund(paymentId, 600, true))));
    expect(both.map(({ code }) => code).sort()).toEqual(['REFUND_TOO_HIGH', undefined]);
    expect(await hasStandard(user)).toBe(false);
    expect(await audited(id)).toEqual(['refunded', 'refunded']);
  });

  test('see the gateway’s refusal of a refund, and access stays open then', async () => {
    const { user, id, paymentId } = await paid();
    const admin = await as('admin');
    const { code, errors } = await admin.call(REFUND, refund(paymentId, TEST_REFUSED_REFUND, true));
    expect([code, errors?.[0]?.message]).toEqual(['PAYMENT_UNAVAILABLE', REFUND_REFUSED]);
    expect(await hasStandard(user)).toBe(true);
    expect(await audited(id)).toEqual([]);
    expect((await admin.call(REFUND, refund(paymentId, 900, true))).code).toBeUndefined();
  });

  test('grant a plan with a reason', async () => {
    const [admin, email] = [await as('admin'), `${randomUUID()}@example.org`];
    const user = await signedInStudent(app, email);
    const GRANT = 'mutation ($grant: GrantInput!) { grantPlan(grant: $grant) }';
    const grant = { email, planId: 'standard', subjects: [], endsAt: '2099-01-01', reason: 'A prize' };
    expect((await user.call(GRANT, { grant })).code).toBe('FORBIDDEN');
    expect((await admin.call(GRANT, { grant: { ...grant, reason: ' ' } })).code).toBe('INVALID_INPUT');
    expect((await admin.call(GRANT, { grant })).data.grantPlan).toBe(true);
    expect(await hasStandard(user)).toBe(true);
    const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [email]);
    expect(await audited(rows[0]?.id ?? '')).toEqual(['granted']);
  });

  test('see every order, a school admin only those of the school', async () => {
    const { id } = await paid();
    const ORDERS = '{ orders(search: "") { next orders { id received } } }';
    expect((await (await student()).call(ORDERS)).code).toBe('FORBIDDEN');
    const seen = (await (await as('admin')).call(ORDERS)).data.orders.orders;
    expect(seen).toContainEqual({ id, received: 900 });
    const [schoolId] = [randomUUID()];
    await database.pool.query(`insert into schools (id, name) values ($1, 'Other')`, [schoolId]);
    const other = await as('schoolAdmin', schoolId);
    expect((await other.call(ORDERS)).data.orders.orders).toEqual([]);
    expect((await other.call('query ($id: ID!) { orderDetail(id: $id) { country } }', { id })).code).toBe('NOT_FOUND');
  });

  test('a school pays for seats by invoice, and assigns no more than it paid for', async () => {
    const schoolId = randomUUID();
    await database.pool.query(`insert into schools (id, name) values ($1, 'Riverside')`, [schoolId]);
    const [school, admin] = [await as('schoolAdmin', schoolId), await as('admin')];
    const [a, b, stranger] = [await as('student', schoolId), await as('student', schoolId), await as('student')];
    const { data } = await order(school, { ...STANDARD, seats: 1 }, 900);
    expect(data.placeOrder.status).toBe('invoiced');
    await expect.poll(() => mails.some(({ to }) => to === school.email)).toBe(true);
    const SEAT = 'mutation ($order: ID!, $email: String!) { assignSeat(order: $order, email: $email) }';
    const give = (email: string) => school.call(SEAT, { order: data.placeOrder.id, email });
    expect((await give(a.email)).code).toBe('NOT_FOUND');
    await admin.call('mutation ($order: ID!) { markInvoicePaid(order: $order) }', { order: data.placeOrder.id });
    expect((await give(stranger.email)).code).toBe('INVALID_INPUT');
    expect((await give(a.email)).data.assignSeat).toBe(true);
    expect((await give(b.email)).code).toBe('SEATS_TAKEN');
    expect([await hasStandard(a), await hasStandard(b)]).toEqual([true, false]);
    const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [a.email]);
    expect(await audited(data.placeOrder.id)).toEqual(['settled']);
    expect(await audited(rows[0]?.id ?? '')).toEqual(['seatGiven']);
  });
});
