import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { PolicyDraft } from '#domain/site/policy.schema.ts';
import type { PolicyName } from '#domain/site/policy-name.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** `isInForce`: the current one. */
export type PolicyVersion = {
  readonly version: number;
  readonly body: string;
  readonly effectiveAt: string;
  readonly isInForce: boolean;
};

type Row = Omit<PolicyVersion, 'effectiveAt'> & { readonly effectiveAt: Date };

/** Every version of one policy, the newest first. */
export async function readPolicyVersions(
  database: pg.Pool | pg.ClientBase,
  name: PolicyName,
): Promise<PolicyVersion[]> {
  const { rows } = await database.query<Row>(
    `select version, body, effective_at as "effectiveAt", version is not distinct from
       max(version) filter (where effective_at <= now()) over () as "isInForce"
     from policies where name = $1 order by version desc`,
    [name],
  );
  return rows.map((row) => ({ ...row, effectiveAt: row.effectiveAt.toISOString() }));
}

/**
 * Adds the version after `base`. Versions are never changed: a newer one replaces them from its date on. Throws
 * `INVALID_INPUT` for dates in the past, `CHANGED_MEANWHILE` if `base` is no longer the newest (0: there is none).
 */
export function publishPolicy(
  pool: pg.Pool,
  viewer: Viewer,
  { name, base, body, from }: PolicyDraft & { readonly name: PolicyName; readonly base: number },
): Promise<PolicyVersion[]> {
  if (from < new Date().toISOString().slice(0, 10)) {
    throw new ProductError('INVALID_INPUT', { fields: { from: problemText('policyDatePast') } });
  }
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into policies (name, version, body, effective_at)
       select $1, newest.version + 1, $3, greatest(now(), $4::timestamptz)
       from (select coalesce(max(version), 0) as version from policies where name = $1) newest
       where newest.version = $2::int on conflict do nothing`,
      [name, base, body, `${from}T00:00:00Z`],
    );
    if (rowCount === 0) throw new ProductError('CHANGED_MEANWHILE');
    await recordChange(client, viewer, {
      ...{ action: 'created', resource: 'policy', id: `${name}.${base + 1}`, title: `${name}, ${base + 1}` },
      before: null,
      after: { body, from },
    });
    return readPolicyVersions(client, name);
  });
}
