import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isReleased } from './released-marks.queries.ts';

type Answered = { readonly attempt: string; readonly position: number; readonly text: string };

/** Requests a re-mark of a marked answer, once, when its marks are released. Throws `NOT_FOUND`. */
export async function requestRemark(
  pool: pg.Pool,
  userId: string,
  { attempt, position, text }: Answered,
): Promise<void> {
  const { rowCount } = isUuid(attempt)
    ? await pool.query(
        `insert into mark_complaints (attempt_id, position, text)
         select tm.attempt_id, tm.position, $4 from teacher_marks tm join attempts a on a.id = tm.attempt_id
         where a.id = $1 and a.user_id = $2 and tm.position = $3 and ${isReleased('a', '$2')}
         limit 1 on conflict (attempt_id, position) do nothing`,
        [attempt, userId, position, text],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** The teacher's reply. A later reply replaces the first. Throws `NOT_FOUND`. */
export async function replyToRemark(
  pool: pg.Pool,
  userId: string,
  { attempt, position, text }: Answered,
): Promise<void> {
  const { rowCount } = isUuid(attempt)
    ? await pool.query(
        `update mark_complaints c set answer = $4, answered_by = $2, answered_at = now()
         from attempts a join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
         where c.attempt_id = $1 and c.position = $3 and a.id = c.attempt_id and ${teaches('s.classroom_id', '$2')}`,
        [attempt, userId, position, text],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Saves a comment for reuse at this question. Throws `NOT_FOUND` for questions that were not assigned to the teacher's
 * classes.
 */
export async function saveMarkComment(
  pool: pg.Pool,
  userId: string,
  { item, point, text }: { readonly item: string; readonly point: string | null; readonly text: string },
): Promise<string> {
  const { rows } = isUuid(item)
    ? await pool.query<{ id: string }>(
        `insert into mark_comments (owner_id, item_id, point, text) select $2, i.id, $3, $4 from items i
         where i.id = $1 and exists (
           select from item_versions v join assignment_items ai on ai.version_id = v.id
           join assignment_parts p on p.id = ai.part_id join assignments s on s.id = p.assignment_id
           where v.item_id = i.id and ${teaches('s.classroom_id', '$2')}) returning id`,
        [item, userId, point, text],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].id;
}
