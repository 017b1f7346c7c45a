import type pg from 'pg';
import type { Quote } from '#domain/billing/quote.rule.ts';
import type { Viewer } from '../access/viewer.ts';

/** Whether the user has part of this already; read while the user is locked, not when the request started. */
export async function isOwned(client: pg.ClientBase, { userId }: Viewer, { lines }: Quote): Promise<boolean> {
  const { rows } = await client.query<{ planId: string | null; subjectId: string | null }>(
    'select distinct plan_id as "planId", subject_id as "subjectId" from entitlements_in_force where user_id = $1',
    [userId],
  );
  if (lines.every(({ planId }) => planId === 'standard')) return rows.some(({ planId }) => planId === 'standard');
  const subjects = new Set(rows.flatMap(({ planId, subjectId }) => (planId === 'pro' ? (subjectId ?? []) : [])));
  return (
    rows.some(({ planId }) => planId === 'pro') &&
    lines.some(({ subjectId }) => subjectId !== null && subjects.has(subjectId))
  );
}

/** Whether a payment for part of this is pending. */
export async function isInProgress(client: pg.ClientBase, { userId }: Viewer, { lines }: Quote): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from orders o, jsonb_array_elements(o.quote -> 'lines') as ordered
     where o.user_id = $1 and o.status = 'pending' and (ordered ->> 'planId') || coalesce(ordered ->> 'subjectId', '') = any($2) limit 1`,
    [userId, lines.map(({ planId, subjectId }) => planId + (subjectId ?? ''))],
  );
  return rowCount === 1;
}
