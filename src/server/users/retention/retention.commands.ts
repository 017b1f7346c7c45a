import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { RetentionKind, RetentionRule } from '#domain/users/retention.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readPreview, schoolWithRules } from './retention.queries.ts';

/**
 * Switches a rule on, or changes it. It is applied within a day.
 * @param previewed how much the rule would delete, as the admin has seen it: nobody switches on what deletes more
 *
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE` if the rule would delete more now.
 */
export function setRetention(
  pool: pg.Pool,
  viewer: Viewer,
  { school, kind, months, previewed }: RetentionRule & { readonly school: string; readonly previewed: number },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { id, name } = await schoolWithRules(client, viewer, school);
    const { count } = await readPreview(client, id, { kind, months });
    if (count > previewed) throw new ProductError('CHANGED_MEANWHILE');
    const { rows } = await client.query<{ months: number }>(
      'select months from retention_rules where school_id = $1 and kind = $2 for update',
      [id, kind],
    );
    await client.query(
      `insert into retention_rules (school_id, kind, months, set_by) values ($1, $2, $3, $4)
       on conflict (school_id, kind) do update set months = excluded.months, set_by = excluded.set_by, applied_at = null`,
      [id, kind, months, viewer.userId],
    );
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'school', id, title: name, schoolId: id },
      ...{ before: { [kind]: rows[0]?.months ?? null }, after: { [kind]: months } },
    });
  });
}

/** Switches a rule off. Accounts whose deletion it has scheduled are deleted. Throws `NOT_FOUND`. */
export function endRetention(
  pool: pg.Pool,
  viewer: Viewer,
  { school, kind }: { readonly school: string; readonly kind: RetentionKind },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { id, name } = await schoolWithRules(client, viewer, school);
    const { rows } = await client.query<{ months: number }>(
      'delete from retention_rules where school_id = $1 and kind = $2 returning months',
      [id, kind],
    );
    if (rows[0] === undefined) return;
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'school', id, title: name, schoolId: id },
      ...{ before: { [kind]: rows[0].months }, after: { [kind]: null } },
    });
  });
}
