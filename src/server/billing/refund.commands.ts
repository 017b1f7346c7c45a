import type pg from 'pg';
import type { Quote } from '#domain/billing/quote.rule.ts';
import { REFUND_REFUSED, type Refund } from '#domain/billing/refund.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { writeLedger } from './gateways/webhook-event.commands.ts';

type PaymentRow = {
  readonly invoiceRef: string;
  readonly gateway: string;
  readonly amount: number;
  readonly left: number;
  readonly buyerName: string;
  readonly orderId: string;
  readonly userId: string | null;
  readonly schoolId: string | null;
  readonly quote: Quote;
  readonly subscriptionRef: string | null;
};

/**
 * Refunds part of a payment or all of it, once per operation. The payment's row is locked during the gateway's call, so
 * that two users cannot refund more than was paid. Throws `REFUND_TOO_HIGH`, `NOT_FOUND`, and `PAYMENT_UNAVAILABLE`
 * with nothing changed if the gateway refuses.
 */
export async function refundPayment(
  pool: pg.Pool,
  gateway: PaymentGateway,
  viewer: Viewer,
  refund: Refund,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select from payments where id::text = $1 for update', [refund.paymentId]);
    const { rowCount: known } = await client.query('select from refunds where id = $1', [refund.operationId]);
    if (known !== 0) return;
    const { rows } = await client.query<PaymentRow>(
      `select p.invoice_ref as "invoiceRef", p.gateway, o.id as "orderId", o.user_id as "userId", o.school_id as "schoolId",
         o.quote, o.subscription_ref as "subscriptionRef", o.buyer_name as "buyerName", p.amount,
         p.amount - (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id)::int as left
       from payments p join orders o on o.id = p.order_id where p.id::text = $1`,
      [refund.paymentId],
    );
    const [payment] = rows;
    if (payment === undefined) throw new ProductError('NOT_FOUND');
    if (refund.amount > payment.left) throw new ProductError('REFUND_TOO_HIGH');
    const isOwn = payment.gateway === gateway.name;
    const refundRef = await sendRefund(payment, isOwn ? gateway : null, refund);
    await client.query(
      `insert into refunds (id, payment_id, amount, ends_access, reason, actor_id, refund_ref) values ($1, $2, $3, $4, $5, $6, $7)`,
      [refund.operationId, refund.paymentId, refund.amount, refund.endsAccess, refund.reason, viewer.userId, refundRef],
    );
    const given = payment.amount - payment.left;
    await recordChange(client, viewer, {
      action: 'refunded',
      resource: 'payments',
      id: payment.orderId,
      title: payment.buyerName,
      before: { refunded: given },
      after: { refunded: given + refund.amount, endsAccess: refund.endsAccess },
      schoolId: payment.schoolId,
      reason: refund.reason,
    });
    if (!refund.endsAccess) return;
    await writeLedger(
      client,
      { ...payment, id: payment.orderId },
      {
        kind: 'refund',
        until: new Date(),
        paymentId: refund.paymentId,
        actorId: viewer.userId,
        reason: refund.reason,
      },
    );
    await client.query(
      `update orders set renewal = case when renewal = 'none' then 'none' else 'ended' end where id = $1`,
      [payment.orderId],
    );
  });
  if (refund.endsAccess) await endRenewal(pool, gateway, refund.paymentId);
}

/** Payments by invoice or through another gateway are refunded manually. */
async function sendRefund(
  { invoiceRef }: PaymentRow,
  gateway: PaymentGateway | null,
  { amount, operationId: key }: Refund,
): Promise<string> {
  if (gateway === null) return `by-hand-${key}`;
  try {
    return await gateway.refund({ invoiceRef, amount, key });
  } catch (cause) {
    throw new ProductError('PAYMENT_UNAVAILABLE', { problem: REFUND_REFUSED, cause });
  }
}

async function endRenewal(pool: pg.Pool, gateway: PaymentGateway, paymentId: string): Promise<void> {
  const { rows } = await pool.query<{ ref: string }>(
    `select o.subscription_ref as ref from payments p join orders o on o.id = p.order_id
     where p.id::text = $1 and o.gateway = $2 and o.subscription_ref is not null`,
    [paymentId, gateway.name],
  );
  if (rows[0] !== undefined) await gateway.cancelRenewal(rows[0].ref);
}
