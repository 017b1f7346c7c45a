import type { ClientBase } from 'pg';
import type { Viewer } from '../../access/viewer.ts';

export type Change = {
  /** `created`, `changed`, `deleted`, `restored`, or a verb of the record's own, such as `refunded`. */
  readonly action: string;
  /** What kind of record: the resource's name. */
  readonly resource: string;
  readonly id: string;
  /** What the record is called. */
  readonly title: string;
  /** Fields that changed, as they were and as they are now; null where there was nothing, or is nothing any more. */
  readonly before: object | null;
  readonly after: object | null;
  /** The school it concerns, if one; its admins may read of it. Default: the actor's. */
  readonly schoolId?: string | null;
  /** The record's revision afterwards, where it has one: undoing asks whether it is still that. */
  readonly revision?: number;
  /** The same id for changes made at once, to be undone at once. */
  readonly batch?: string;
  /** In the person's words. */
  readonly reason?: string;
};

/**
 * Writes changes into the audit log. To be called in the transaction that makes them, so that there is neither without
 * the other. Secrets (digests, tokens) must not stand in `before` and `after`.
 * @param actor null for what the product does by itself
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
