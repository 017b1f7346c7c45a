import type pg from 'pg';
import { CONTENT_TYPES, type ContentType } from '#domain/access/content-type.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import type { PlanChange } from '#domain/billing/plan.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** A plan as it is edited. Amounts in the smallest unit; null without a price. */
export type EditedPlan = {
  readonly id: PlanId;
  /** Identifies this state of the plan: it differs as soon as anything changes. */
  readonly state: string;
  readonly opens: readonly ContentType[];
  /** Whether it can be bought. */
  readonly onSale: boolean;
  readonly month: number | null;
  readonly year: number | null;
  readonly currency: string | null;
};

type Row = Omit<EditedPlan, 'opens'> & { readonly permission: Readonly<Partial<Record<ContentType, boolean>>> };

/** A plan; one that was never edited opens nothing and has no price. */
export async function readPlan(database: pg.Pool | pg.ClientBase, id: PlanId): Promise<EditedPlan> {
  const { rows } = await database.query<Row>(
    `select p.id, p.permission, p.on_sale as "onSale", c.month, c.year, c.currency,
       md5(concat_ws('|', p.permission, p.on_sale, c.month, c.year, c.currency, c.revisions)) as state
     from plans p cross join lateral (
       select max(r.amount) filter (where r.period = 'month') as month,
         max(r.amount) filter (where r.period = 'year') as year, min(r.currency) as currency,
         string_agg(r.id::text || r.revision, ',' order by r.period) as revisions
       from prices r where r.plan_id = p.id and r.subject_id is null and r.deleted_at is null) c
     where p.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return { id, state: 'new', opens: [], onSale: false, month: null, year: null, currency: null };
  const { permission, ...plan } = row;
  return { ...plan, opens: CONTENT_TYPES.filter((type) => permission[type] === true) };
}

/**
 * Changes what a plan opens and costs, and whether it is sold. What it opens also changes for users who have it; past
 * payments don't change. Throws `CHANGED_MEANWHILE` if the plan differs from `state`.
 */
export function savePlan(
  pool: pg.Pool,
  viewer: Viewer,
  { id, state, opens, onSale, month, year, currency }: PlanChange & { readonly id: PlanId; readonly state: string },
): Promise<EditedPlan> {
  return inTransaction(pool, async (client) => {
    await client.query('select from plans where id = $1 for update', [id]);
    const before = await readPlan(client, id);
    if (before.state !== state) throw new ProductError('CHANGED_MEANWHILE');
    // Pro opens all content of its subjects, so there is nothing to choose.
    const opened = id === 'pro' ? null : opens;
    await client.query(
      `insert into plans (id, permission, on_sale) values ($1, coalesce($2::jsonb, '{}'), $3)
       on conflict (id) do update set permission = coalesce($2::jsonb, plans.permission), on_sale = $3`,
      [
        id,
        opened && JSON.stringify(Object.fromEntries(CONTENT_TYPES.map((type) => [type, opened.includes(type)]))),
        onSale,
      ],
    );
    await client.query(
      `insert into prices (id, plan_id, period, amount, currency)
       select gen_random_uuid(), $1, period, amount, $4 from (values ('month', $2::int), ('year', $3::int)) as c(period, amount)
       on conflict (plan_id, period) where subject_id is null and deleted_at is null
       do update set amount = excluded.amount, currency = excluded.currency
       where (prices.amount, prices.currency) is distinct from (excluded.amount, excluded.currency)`,
      [id, month, year, currency],
    );
    const after = await readPlan(client, id);
    const { state: _, ...was } = before;
    const { state: now, ...is } = after;
    if (now !== state) {
      await recordChange(client, viewer, {
        action: 'changed',
        resource: 'plan',
        id,
        title: id,
        before: was,
        after: is,
      });
    }
    return after;
  });
}
