import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/access/viewer.ts';
import type { PaymentGateway } from '#server/billing/gateways/payment-gateway.ts';
import { placeOrder } from '#server/billing/order.commands.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { testUser } from '../../support/users/test-school.ts';
import { seedPrices } from './paying.support.ts';

const TAXES = { rates: [{ country: 'DE', basisPoints: 1_900 }], included: true };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPrices(database.pool);
});
afterAll(() => database?.close());

/** A gateway that takes a moment to open a checkout, as Stripe does, and knows which of its checkouts can be paid. */
function slowGateway(openMs: number) {
  const payable = new Set<string>();
  const paid = new Set<string>();
  const unused = (): never => {
    throw new Error('This test does not get here.');
  };
  const gateway: PaymentGateway = {
    name: 'test',
    openCheckout: async ({ orderId }) => {
      await wait(openMs);
      payable.add(orderId);
      return { ref: orderId, url: `/pay/${orderId}` };
    },
    closeCheckout: async (ref) => {
      await wait(openMs / 2);
      if (paid.has(ref)) return false;
      payable.delete(ref);
      return true;
    },
    readMessage: unused,
    refund: unused,
    cancelRenewal: unused,
  };
  return { gateway, payable, paid };
}

const buyer = async (): Promise<Viewer> => ({
  ...(await testUser(database.pool, { role: 'student', schoolId: null })),
  standardPlan: null,
});

async function coupon(columns: { percent?: number; usesMax?: number; usesPerPerson?: number }): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  await database.pool.query(
    'insert into coupons (id, code, percent, uses_max, uses_per_person) values ($1, $2, $3, $4, $5)',
    [randomUUID(), code, columns.percent ?? 50, columns.usesMax ?? null, columns.usesPerPerson ?? null],
  );
  return code;
}

const order = (gateway: PaymentGateway, viewer: Viewer, code: string, expected = 450) =>
  placeOrder(database.pool, { gateway, taxes: TAXES }, viewer, {
    operationId: randomUUID(),
    cart: { planId: 'standard', period: 'month', subjects: [], seats: 1, coupon: code, country: 'DE' },
    expected,
    language: 'en',
  });

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]): (string | undefined)[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));

describe('a coupon with one use', () => {
  it.each([0, 5, 20])('leaves one payable checkout when a user orders twice at once (%i ms apart)', async (apart) => {
    const code = await coupon({ usesMax: 1 });
    const viewer = await buyer();
    const { gateway, payable } = slowGateway(15);
    const outcomes = await Promise.allSettled(
      [0, 1, 2, 3].map(async (at) => {
        await wait(at * apart);
        return order(gateway, viewer, code);
      }),
    );
    expect(payable.size).toBe(1);
    const { rows } = await database.pool.query<{ ref: string }>(
      `select checkout_ref as ref from orders where user_id = $1 and status = 'open'`,
      [viewer.userId],
    );
    expect(rows).toEqual([{ ref: [...payable][0] }]);
    for (const refusal of codesOf(outcomes)) expect(refusal).toBe('PAYMENT_UNDER_WAY');
  });

  it('that leaves nothing to pay settles one of several orders that are placed at once', async () => {
    const code = await coupon({ percent: 100, usesPerPerson: 1 });
    const viewer = await buyer();
    const { gateway } = slowGateway(1);
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => order(gateway, viewer, code, 0)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await database.pool.query<{ paid: number }>(
      `select count(*)::int as paid from orders where user_id = $1 and status = 'paid'`,
      [viewer.userId],
    );
    expect(rows).toEqual([{ paid: 1 }]);
  });

  it.each(['paid at the gateway', 'left'] as const)(
    'whose reservation has expired is available to the next user only if the gateway confirms it (%s)',
    async (outcome) => {
      const code = await coupon({ usesMax: 1 });
      const { gateway, payable, paid } = slowGateway(1);
      const first = await order(gateway, await buyer(), code);
      await database.pool.query(`update orders set created_at = now() - interval '2 hours' where id = $1`, [first.id]);
      if (outcome === 'paid at the gateway') paid.add(first.id);
      const next = await Promise.allSettled([await buyer(), await buyer()].map((who) => order(gateway, who, code)));
      const results = next.filter(({ status }) => status === 'fulfilled');
      expect(results).toHaveLength(outcome === 'left' ? 1 : 0);
      expect(new Set(codesOf(next))).toEqual(new Set(['COUPON_REFUSED']));
      expect(payable.size).toBe(1);
    },
  );

  it('stays with the first order when the second is refused', async () => {
    const code = await coupon({ usesMax: 1 });
    const viewer = await buyer();
    const { gateway, payable } = slowGateway(1);
    const first = await order(gateway, viewer, code);
    await expect(order(gateway, viewer, code, 1)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect([...payable]).toEqual([first.id]);
  });
});
