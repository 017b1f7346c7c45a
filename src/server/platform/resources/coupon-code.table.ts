import { problemText } from '#domain/platform/problem.ts';
import type { ResourceValue } from '#domain/platform/resources/resource.ts';
import type { TableOf } from './resource-table.ts';

const DAY_MS = 86_400_000;

/** The instant a day begins, `later` days on; null without a day. */
const startOfDay = (day: ResourceValue | undefined, later: number): string | null =>
  typeof day === 'string' ? new Date(Date.parse(day) + later * DAY_MS).toISOString() : null;

/** An instant within the last day in nearly every time zone. */
const NOON_OF_LAST_DAY = `date_trunc('day', r.ends_at - interval '1 microsecond', 'UTC') + interval '12 hours'`;

/** Coupons: a form has days, the table the instants between which the code can be used. */
export const couponCodeTable: TableOf<'coupon-code'> = {
  table: 'coupons',
  columns: {
    code: { sql: 'r.code', type: 'text' },
    percent: { sql: 'r.percent', type: 'integer' },
    off: { sql: 'r.amount', type: 'integer' },
    currency: { sql: 'r.currency', type: 'text' },
    plan: { sql: `coalesce(r.plan_id, 'any')`, type: 'text' },
    used: {
      sql: `(select count(*)::int from orders o where o.coupon_id = r.id and o.status in ('invoiced', 'paid', 'review'))`,
      type: 'integer',
    },
    lastDay: { sql: NOON_OF_LAST_DAY, type: 'timestamptz' },
    active: { sql: 'r.active', type: 'boolean' },
    updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  fields: {
    code: 'code',
    percent: 'percent',
    off: 'amount',
    currency: 'currency',
    reach: 'reach',
    plan: 'plan_id',
    subject: 'subject_id',
    firstDay: 'starts_at',
    lastDay: 'ends_at',
    usesMax: 'uses_max',
    usesPerPerson: 'uses_per_person',
    active: 'active',
  },
  reads: {
    currency: `coalesce(r.currency, 'EUR')`,
    plan: `coalesce(r.plan_id, 'any')`,
    firstDay: `to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD')`,
    // The code ends with its last day; an instant within a day belongs to that day.
    lastDay: `to_char((r.ends_at - interval '1 microsecond') at time zone 'UTC', 'YYYY-MM-DD')`,
  },
  title: 'r.code',
  pins: [
    {
      sql: 'select from orders where coupon_id = any($1)',
      because: problemText('usedInPayments'),
    },
  ],
  search: `lower(' ' || r.code)`,
  school: null,
  uniqueFields: { coupons_code: 'code' },
  fill: async (client, values) => {
    const plan = typeof values.plan !== 'string' || values.plan === 'any' ? null : values.plan;
    // A plan that was never edited has no row.
    if (plan !== null)
      await client.query(`insert into plans (id, permission) values ($1, '{}') on conflict do nothing`, [plan]);
    return { ...values, plan, firstDay: startOfDay(values.firstDay, 0), lastDay: startOfDay(values.lastDay, 1) };
  },
};
