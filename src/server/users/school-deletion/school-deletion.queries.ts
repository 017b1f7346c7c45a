import type pg from 'pg';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { readSchool } from '../school.queries.ts';

/** The scheduled deletion of a school. */
export type SchoolDeletion = {
  /** When it is deleted; until then this can be cancelled. */
  readonly dueAt: string;
  /** The admin who requested it; null if that account was deleted. */
  readonly requestedBy: string | null;
};

/**
 * The scheduled deletion of a school, or null: of any school for an admin, of their own for a school admin. Throws
 * `NOT_FOUND`, also once the deletion has started.
 */
export async function readSchoolDeletion(
  pool: pg.Pool,
  viewer: Viewer,
  school: string,
): Promise<SchoolDeletion | null> {
  const { id } = await readSchool(pool, viewer, school);
  const { rows } = await pool.query<SchoolDeletion>(
    `select ${instantJson('d.due_at')} as "dueAt", u.name as "requestedBy"
     from school_deletions d left join users u on u.id = d.requested_by where d.school_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
