import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Quote } from '#domain/billing/quote.rule.ts';
import type { Grant } from '#domain/billing/refund.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { GatewayMessage } from './gateways/payment-gateway.ts';
import { applyWebhookEvent } from './gateways/webhook-event.commands.ts';

/** Grants a user a plan without payment. Throws `INVALID_INPUT` for an unknown account or subject. */
export async function grantPlan(
  pool: pg.Pool,
  viewer: Viewer,
  { email, planId, subjects, endsAt, reason }: Grant,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows: users } = await client.query<{ id: string; name: string; schoolId: string | null }>(
      'select id, name, school_id as "schoolId" from users where email = $1',
      [email],
    );
    const { rows: chosen } = await client.query<{ id: string }>('select id from subjects where slug = any($1)', [
      subjects,
    ]);
    const [user] = users;
    if (user === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { email: problemText('noUserWithEmail') } });
    if (planId === 'pro' && (chosen.length === 0 || chosen.length !== subjects.length)) {
      throw new ProductError('INVALID_INPUT', { fields: { subjects: problemText('subjectsMissing') } });
    }
    const grants = [null, ...(planId === 'pro' ? chosen.map(({ id }) => id) : [])];
    await client.query(
      `insert into entitlements (id, grant_id, user_id, kind, plan_id, subject_id, ends_at, actor_id, reason)
       select gen_random_uuid(), $1, $2, 'grant', $3, subject_id, $5::date + interval '1 day', $6, $7 from unnest($4::uuid[]) subject_id`,
      [randomUUID(), user.id, planId, grants, endsAt, viewer.userId, reason],
    );
    await recordChange(client, viewer, {
      action: 'granted',
      resource: 'users',
      id: user.id,
      title: user.name,
      before: null,
      after: { plan: planId, subjects, endsAt },
      schoolId: user.schoolId,
      reason,
    });
  });
}

/**
 * Records that the amount of an invoice was received: the order is paid and its receipt is created. Returns the
 * payment. Throws `NOT_FOUND`.
 */
export async function markInvoicePaid(pool: pg.Pool, viewer: Viewer, orderId: string): Promise<string | null> {
  const { rows } = await pool.query<{ quote: Quote; title: string; schoolId: string | null }>(
    `select quote, buyer_name as title, school_id as "schoolId" from orders where id::text = $1 and status = 'invoiced'`,
    [orderId],
  );
  const [order] = rows;
  if (order === undefined) throw new ProductError('NOT_FOUND');
  const message: GatewayMessage = {
    ref: orderId,
    type: 'invoice settled',
    orderId,
    at: new Date(),
    news: {
      kind: 'paid',
      cycle: 'purchase',
      invoiceRef: orderId,
      subscriptionRef: null,
      amount: order.quote.first.gross,
      currency: order.quote.currency,
      periodEndsAt: null,
    },
  };
  const change = {
    action: 'settled',
    resource: 'payments',
    id: orderId,
    title: order.title,
    before: { status: 'invoiced' },
    after: { status: 'paid', amount: order.quote.first.gross, currency: order.quote.currency },
    schoolId: order.schoolId,
  };
  return (await applyWebhookEvent(pool, 'invoice', message, (client) => recordChange(client, viewer, change)))
    .paymentId;
}

/** Assigns a seat of a paid order to a user of the school. Throws `NOT_FOUND`, `SEATS_TAKEN`, `INVALID_INPUT`. */
export async function assignSeat(pool: pg.Pool, viewer: Viewer, orderId: string, email: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quote: Quote; periodEndsAt: Date }>(
      `select quote, period_ends_at as "periodEndsAt" from orders
       where id::text = $1 and school_id = $2 and status = 'paid' and period_ends_at > now() for update`,
      [orderId, viewer.schoolId],
    );
    const [order] = rows;
    if (order === undefined) throw new ProductError('NOT_FOUND');
    const { rows: users } = await client.query<{ id: string; name: string }>(
      'select id, name from users where email = $1 and school_id = $2 and disabled_at is null',
      [email, viewer.schoolId],
    );
    const [user] = users;
    if (user === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { email: problemText('noSchoolUserWithEmail') } });
    const { rows: holders } = await client.query<{ id: string }>(
      'select distinct user_id as id from entitlements_in_force where grant_id = $1',
      [orderId],
    );
    if (holders.some(({ id }) => id === user.id)) return;
    if (holders.length >= order.quote.seats) throw new ProductError('SEATS_TAKEN');
    await client.query(
      `insert into entitlements (id, grant_id, user_id, kind, plan_id, subject_id, ends_at, actor_id)
       select gen_random_uuid(), $1, $2, 'seat', line.plan_id, line.subject_id, $5, $6
       from unnest($3::text[], $4::uuid[]) as line(plan_id, subject_id)`,
      [
        orderId,
        user.id,
        order.quote.lines.map(({ planId }) => planId),
        order.quote.lines.map(({ subjectId }) => subjectId),
        order.periodEndsAt,
        viewer.userId,
      ],
    );
    await recordChange(client, viewer, {
      action: 'seatGiven',
      resource: 'users',
      id: user.id,
      title: user.name,
      before: null,
      after: { order: orderId, endsAt: order.periodEndsAt },
    });
  });
}
