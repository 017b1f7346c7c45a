import type { ClientBase } from 'pg';
import type { Viewer } from '../../access/viewer.ts';

export type Change = {
  /** `created`, `changed`, `deleted`, `restored`, or a verb of the record's own, such as `refunded`. */
  readonly action: string;
  /** The record's type: the resource's name. */
  readonly resource: string;
  readonly id: string;
  /** The record's title. */
  readonly title: string;
  /** Changed fields with old and new values; null if the record did not exist before, or no longer exists. */
  readonly before: object | null;
  readonly after: object | null;
  /** The affected school, if any, whose admins may read the entry. Default: the actor's. */
  readonly schoolId?: string | null;
  /** The record's revision afterwards, if it has one: undoing checks that it is unchanged. */
  readonly revision?: number;
  /** The same id for changes that were made together, so that they can be undone together. */
  readonly batch?: string;
  /** The reason that the user entered. */
  readonly reason?: string;
};

/**
 * Writes changes into the audit log. Call it in the transaction that makes them, so that neither exists without the
 * other. `before` and `after` must not contain secrets (digests, tokens).
 * @param actor null for changes by the product itself
 */
export async function recordChanges(
  client: ClientBase,
  actor: Pick<Viewer, 'userId' | 'schoolId'> | null,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await client.query(
    `insert into audit_log (actor_id, school_id, action, resource, record_id, title, before, after, revision, batch, reason)
     select $1, c.school_id, c.action, c.resource, c.id, c.title, c.before, c.after, c.revision, c.batch, c.reason
     from jsonb_to_recordset($2) as c(school_id uuid, action text, resource text, id text, title text, before jsonb,
       after jsonb, revision integer, batch uuid, reason text)`,
    [
      actor?.userId ?? null,
      JSON.stringify(
        changes.map(({ schoolId, ...change }) => ({
          ...change,
          school_id: schoolId === undefined ? (actor?.schoolId ?? null) : schoolId,
        })),
      ),
    ],
  );
}

/** The same for one change. */
export const recordChange = (client: ClientBase, actor: Parameters<typeof recordChanges>[1], change: Change) =>
  recordChanges(client, actor, [change]);
