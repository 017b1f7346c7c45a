import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { LedgerKind } from '#domain/billing/entitlement-ledger.rule.ts';
import { RENEWAL_GRACE_DAYS } from '#domain/billing/payment.limits.ts';
import type { Quote } from '#domain/billing/quote.rule.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { periodAfter } from '../period.ts';
import type { GatewayMessage } from './payment-gateway.ts';

type OrderRow = {
  readonly id: string;
  readonly userId: string | null;
  readonly schoolId: string | null;
  readonly status: OrderStatus;
  readonly gateway: string;
  readonly quote: Quote;
  readonly periodEndsAt: Date | null;
};

export type FinalPayment = {
  readonly outcome: 'applied' | 'repeated' | 'ignored' | 'refused';
  /** Why it was refused, for the log. */
  readonly detail: string | null;
  /** A payment that was just recorded, whose receipt has to be sent. */
  readonly paymentId: string | null;
  /** An order whose renewal has just failed for the first time: its buyer is notified. */
  readonly pastDueId: string | null;
};

type Decision = Omit<FinalPayment, 'outcome'> & { readonly outcome: 'applied' | 'ignored' | 'refused' };
const APPLIED: Decision = { outcome: 'applied', detail: null, paymentId: null, pastDueId: null };

/**
 * Applies a verified webhook event: the event, the payment, its receipt number and the rows of the ledger in one
 * transaction. An event is applied once; a payment of another amount is refused.
 * @param whenApplied writes more in the transaction of an applied event
 */
export async function applyWebhookEvent(
  pool: pg.Pool,
  gateway: string,
  message: GatewayMessage,
  whenApplied: (client: pg.ClientBase) => Promise<void> = async () => {},
): Promise<FinalPayment> {
  return inTransaction(pool, (client) => applyWebhookEventWithin(client, gateway, message, whenApplied));
}

/** The same as `applyWebhookEvent`, within a transaction of the caller. */
export async function applyWebhookEventWithin(
  client: pg.PoolClient,
  gateway: string,
  message: GatewayMessage,
  whenApplied: (client: pg.ClientBase) => Promise<void> = async () => {},
): Promise<FinalPayment> {
  // A duplicate of the event waits here for the first one, and then finds it. A refused event may be sent again.
  const { rowCount } = await client.query(
    `insert into payment_events (gateway, event_ref, type, outcome) values ($1, $2, $3, 'ignored')
       on conflict (gateway, event_ref) do update set created_at = now() where payment_events.outcome = 'refused'`,
    [gateway, message.ref, message.type],
  );
  if (rowCount === 0) return { ...APPLIED, outcome: 'repeated' };
  const order = await lockOrder(client, gateway, message.orderId);
  const decision: Decision =
    order === null || message.news.kind === 'nothing'
      ? { ...APPLIED, outcome: 'ignored' }
      : await apply(client, order, message);
  await client.query(
    'update payment_events set outcome = $3, detail = $4, order_id = $5 where gateway = $1 and event_ref = $2',
    [gateway, message.ref, decision.outcome, decision.detail, order?.id ?? null],
  );
  if (decision.outcome === 'applied') await whenApplied(client);
  return decision;
}

async function lockOrder(client: pg.ClientBase, gateway: string, id: string | null): Promise<OrderRow | null> {
  if (id === null || !isUuid(id)) return null;
  const { rows } = await client.query<OrderRow>(
    `select id, user_id as "userId", school_id as "schoolId", status, gateway, quote, period_ends_at as "periodEndsAt"
     from orders where id = $1 and gateway = $2 for update`,
    [id, gateway],
  );
  return rows[0] ?? null;
}

async function apply(client: pg.ClientBase, order: OrderRow, { news, at }: GatewayMessage): Promise<Decision> {
  switch (news.kind) {
    case 'paid':
      return applyPaid(client, order, news, at);
    case 'pending':
      await moveOrder(client, order.id, 'pending', ['open']);
      return APPLIED;
    case 'declined':
      await moveOrder(client, order.id, 'failed', ['open', 'pending']);
      return APPLIED;
    case 'left':
      await moveOrder(client, order.id, 'left', ['open']);
      return APPLIED;
    case 'renewalFailed':
      return { ...APPLIED, pastDueId: await becomesPastDue(client, order.id) };
    case 'renewalCanceled':
      await client.query(`update orders set renewal = 'canceled' where id = $1 and renewal <> 'ended'`, [order.id]);
      await writeLedger(client, order, { kind: 'end', until: news.periodEndsAt });
      return APPLIED;
    case 'ended':
      await client.query(`update orders set renewal = 'ended' where id = $1`, [order.id]);
      await writeLedger(client, order, { kind: 'end', until: at });
      return APPLIED;
    case 'nothing':
      return APPLIED;
  }
}

/** The order, unless its renewal has failed before: the buyer is notified once, however often the gateway retries. */
async function becomesPastDue(client: pg.ClientBase, id: string): Promise<string | null> {
  const { rowCount } = await client.query(
    `update orders set renewal = 'pastDue' where id = $1 and renewal = 'active'`,
    [id],
  );
  return rowCount === 0 ? null : id;
}

const moveOrder = (client: pg.ClientBase, id: string, to: OrderStatus, from: readonly OrderStatus[]) =>
  client.query('update orders set status = $2 where id = $1 and status = any($3)', [id, to, from]);

async function applyPaid(
  client: pg.ClientBase,
  order: OrderRow,
  paid: Extract<GatewayMessage['news'], { kind: 'paid' }>,
  at: Date,
): Promise<Decision> {
  const due = paid.cycle === 'purchase' ? order.quote.first : order.quote.renewal;
  if (paid.amount !== due.gross || paid.currency !== order.quote.currency) {
    if (paid.cycle === 'purchase') await moveOrder(client, order.id, 'review', ['open', 'pending', 'failed', 'left']);
    const detail = `${paid.amount} ${paid.currency} instead of ${due.gross} ${order.quote.currency}`;
    return { ...APPLIED, outcome: 'refused', detail };
  }
  const periodEndsAt = paid.periodEndsAt ?? (await periodAfter(client, order.id, at));
  const { rowCount: known } = await client.query(
    `select from payments where (gateway = $1 and invoice_ref = $2) or ($4 = 'purchase' and order_id = $3 and kind = 'purchase')`,
    [order.gateway, paid.invoiceRef, order.id, paid.cycle],
  );
  const paymentId = known === 0 ? randomUUID() : null;
  if (paymentId !== null) {
    await client.query(
      `with number as (update receipt_counter set last = last + 1 returning last)
       insert into payments (id, order_id, kind, gateway, invoice_ref, currency, net, tax, amount, receipt_number, period_ends_at, paid_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, last, $10, $11 from number`,
      [
        paymentId,
        order.id,
        paid.cycle,
        order.gateway,
        paid.invoiceRef,
        paid.currency,
        due.net,
        due.tax,
        due.gross,
        periodEndsAt,
        at,
      ],
    );
    const until = new Date(periodEndsAt.getTime() + RENEWAL_GRACE_DAYS * 86_400_000);
    await writeLedger(client, order, {
      kind: paid.cycle,
      until: paid.subscriptionRef === null ? periodEndsAt : until,
      paymentId,
    });
  }
  await client.query(
    `update orders set status = 'paid', subscription_ref = coalesce(subscription_ref, $2),
       renewal = case when renewal in ('none', 'pastDue') and $2::text is not null then 'active' else renewal end,
       period_ends_at = greatest(period_ends_at, $3)
     where id = $1`,
    [order.id, paid.subscriptionRef, periodEndsAt],
  );
  return { ...APPLIED, paymentId };
}

type LedgerRow = {
  readonly kind: LedgerKind;
  readonly until: Date | null;
  readonly paymentId?: string;
  readonly actorId?: string;
  readonly reason?: string;
};

/**
 * Writes the same for everything in the order. For a school's order: for every assigned seat, since only assigned seats
 * open anything.
 */
export async function writeLedger(
  client: Pick<pg.ClientBase, 'query'>,
  order: Pick<OrderRow, 'id' | 'userId' | 'schoolId' | 'quote'>,
  { kind, until, paymentId = undefined, actorId = undefined, reason = undefined }: LedgerRow,
): Promise<void> {
  const { lines } = order.quote;
  await client.query(
    `insert into entitlements (id, grant_id, user_id, kind, plan_id, subject_id, ends_at, payment_id, actor_id, reason)
     select gen_random_uuid(), $1, person.id, $3, line.plan_id, line.subject_id, $6, $7, $8, $9
     from unnest($4::text[], $5::uuid[]) as line(plan_id, subject_id),
       (select $2::uuid as id where $10::uuid is null and $2::uuid is not null
        union select user_id from entitlements where grant_id = $1 and $10::uuid is not null) person`,
    [
      order.id,
      order.userId,
      kind,
      lines.map(({ planId }) => planId),
      lines.map(({ subjectId }) => subjectId),
      until,
      paymentId ?? null,
      actorId ?? null,
      reason ?? null,
      order.schoolId,
    ],
  );
}
