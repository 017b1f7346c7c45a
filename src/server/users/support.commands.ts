import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { maySupport } from '#domain/access/grant.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readAppSettings } from '../platform/settings/app-setting.commands.ts';
import { recordUserChange } from './user.audit.ts';
import { readUser } from './user.queries.ts';

export type Visited = {
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly helper: string;
};

/**
 * From now on, for half an hour unless an admin set another duration, the viewer's session shows the product as this
 * user sees it. Recorded in the audit log. Throws `NOT_FOUND`, `SWITCHED_OFF`, and `BEYOND_RIGHTS` for admins, school
 * admins and the viewer.
 */
export async function startSupport(pool: pg.Pool, viewer: Viewer, id: string, reason: string): Promise<Visited> {
  return inTransaction(pool, async (client) => {
    const { supportVisits, supportVisitMinutes } = await readAppSettings(client);
    if (!supportVisits) throw new ProductError('SWITCHED_OFF');
    const user = await readUser(client, viewer, id);
    if (!maySupport(viewer, user) || user.state === 'disabled') throw new ProductError('BEYOND_RIGHTS');
    // Two support views that one session starts at once are serialised; the later one ends the earlier one.
    await client.query('select from sessions where id = $1 for no key update', [viewer.sessionId]);
    await client.query('update support_visits set ended_at = now() where session_id = $1 and ended_at is null', [
      viewer.sessionId,
    ]);
    await client.query(
      `insert into support_visits (id, session_id, helper_id, user_id, reason, ends_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [randomUUID(), viewer.sessionId, viewer.userId, id, reason, supportVisitMinutes],
    );
    await recordUserChange(client, viewer, user, 'visited', { reason });
    const { rows } = await client.query<{ language: Language | null; helper: string }>(
      'select u.language, h.name as helper from users u, users h where u.id = $1 and h.id = $2',
      [id, viewer.userId],
    );
    return {
      name: user.name,
      email: user.email,
      language: rows[0]?.language ?? null,
      helper: rows[0]?.helper ?? '',
    };
  });
}

/** Ends it: the session is the support user's own again. */
export async function endSupport(pool: pg.Pool, viewer: Viewer): Promise<void> {
  await pool.query('update support_visits set ended_at = now() where session_id = $1 and ended_at is null', [
    viewer.sessionId,
  ]);
}

/** Records that the user has read the notices of all support views so far. */
export async function markVisitsRead(pool: pg.Pool, viewer: Viewer): Promise<void> {
  await pool.query('update support_visits set read_at = now() where user_id = $1 and read_at is null', [viewer.userId]);
}
