import type pg from 'pg';
import { ROSTER_PREVIEW_HOURS, ROSTER_UNDO_DAYS } from '#domain/interchange/rosters/roster.limits.ts';

/**
 * Deletes the changes of imports that can't be confirmed or undone any more: they contain names of people who may have
 * no account. The import and its counts stay.
 */
export async function sweepRosters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update roster_imports set state = 'cancelled', finished_at = now()
     where state = 'ready' and created_at < now() - make_interval(hours => $1)`,
    [ROSTER_PREVIEW_HOURS],
  );
  await pool.query(
    `delete from roster_changes c using roster_imports i where i.id = c.import_id and (i.state = 'cancelled'
       or (i.state = 'failed' and i.failed_step = 'reading')
       or (i.state in ('done', 'undone') and i.finished_at < now() - make_interval(days => $1)))`,
    [ROSTER_UNDO_DAYS],
  );
}
