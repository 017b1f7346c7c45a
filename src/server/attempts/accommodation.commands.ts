import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { moveWindows } from '../classrooms/assignments/windows.commands.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { recordUserChange } from '../users/user.audit.ts';
import { type Accommodation, findAccommodation } from './accommodation.queries.ts';

export const NO_ACCOMMODATION: Accommodation = {
  timeFactor: 1,
  pauseSeconds: 0,
  dueDays: 0,
  penaltyWindowFactor: 1,
};

/** The access arrangements of a student. */
export async function readAccommodation(pool: pg.Pool, userId: string): Promise<Accommodation> {
  const { rows } = await pool.query<Accommodation>(
    `select time_factor as "timeFactor", pause_seconds as "pauseSeconds", due_days as "dueDays",
       penalty_window_factor as "penaltyWindowFactor" from accommodations where user_id = $1`,
    [userId],
  );
  return rows[0] ?? NO_ACCOMMODATION;
}

/**
 * Grants a student access arrangements and records it in the audit log. Throws `NOT_FOUND` for a viewer who does not
 * see the student, `FORBIDDEN` for an admin who may read users but not change them.
 */
export async function grantAccommodation(
  pool: pg.Pool,
  viewer: Viewer,
  student: string,
  granted: Accommodation,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const found = await findAccommodation(client, viewer, student);
    if (found === null) throw new ProductError('NOT_FOUND');
    if (isAdminRole(viewer.role) && !hasPermission(viewer, 'users.write')) throw new ProductError('FORBIDDEN');
    const { id, name, schoolId, ...before } = found;
    await storeAccommodation(client, id, granted, viewer.userId);
    await recordUserChange(client, viewer, { id, name, schoolId }, 'changed', { before, after: granted });
  });
}

/** Saves access arrangements and applies them to open attempts: their deadlines move in the same transaction. */
export async function storeAccommodation(
  client: pg.ClientBase,
  userId: string,
  { timeFactor, pauseSeconds, dueDays, penaltyWindowFactor }: Accommodation,
  grantedBy: string | null,
): Promise<void> {
  // Waits for an attempt that is just starting, which has read the previous arrangements.
  await client.query('select from users where id = $1 for update', [userId]);
  const before = await client.query<{ days: number }>(
    'select due_days as days from accommodations where user_id = $1',
    [userId],
  );
  await client.query(
    `insert into accommodations (user_id, time_factor, pause_seconds, due_days, penalty_window_factor, granted_by)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id) do update set time_factor = excluded.time_factor, pause_seconds = excluded.pause_seconds,
         due_days = excluded.due_days, penalty_window_factor = excluded.penalty_window_factor,
         granted_by = excluded.granted_by, updated_at = now()`,
    [userId, timeFactor, pauseSeconds, dueDays, penaltyWindowFactor, grantedBy],
  );
  await client.query(
    `update attempts set time_factor = $2, pause_seconds = $3, closes_at = closes_at + make_interval(days => $4),
         deadline_at = started_at + make_interval(secs => seconds * $2::float8 + extra_seconds + paused_seconds)
       where user_id = $1 and handed_in_at is null`,
    [userId, timeFactor, pauseSeconds, dueDays - (before.rows[0]?.days ?? 0)],
  );
  await moveWindows(client, { student: userId });
}
