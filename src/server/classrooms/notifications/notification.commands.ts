import type pg from 'pg';
import { CENTRE_DAYS, WORK_TO_MARK_DAYS } from '#domain/classrooms/notifications/notification-centre.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/** Marks a notification of the viewer as read. Throws `NOT_FOUND`, also for those of others. */
export async function markNotificationRead(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query('update notifications set read_at = coalesce(read_at, now()) where id = $1 and user_id = $2', [
        id,
        viewer.userId,
      ])
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Marks the viewer's notifications as read, up to the newest that the page shows: what happened after it was loaded stays
 * unread. An unknown id changes nothing.
 */
export async function markAllNotificationsRead(pool: pg.Pool, viewer: Viewer, newest: string): Promise<void> {
  if (!isUuid(newest)) return;
  await pool.query(
    `update notifications set read_at = now() where user_id = $2 and read_at is null and (happened_at, id) <= (
       select o.happened_at, o.id from notifications o where o.id = $1 and o.user_id = $2)`,
    [newest, viewer.userId],
  );
}

const OLD_AT_ONCE = 5_000;

/**
 * Notifies teachers of submitted work that has to be marked by hand, and deletes old notifications. Work that was submitted
 * after the teacher has read the notification makes it unread again; one that is unread does not change.
 *
 * In a sweep and not by a trigger, because submissions of a whole exam would wait for each other's lock on the row of
 * their teacher.
 */
export async function sweepNotifications(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into notifications (user_id, kind, assignment_id, happened_at)
     select w.teacher, 'workToMark', w.assignment, w.latest from (
       select ct.user_id as teacher, s.id as assignment, max(sb.handed_in_at) as latest
       from submissions sb join assignments s on s.id = sb.assignment_id and s.deleted_at is null
       join classroom_teachers ct on ct.classroom_id = s.classroom_id
       where sb.unmarked_items > 0 and sb.handed_in_at > now() - make_interval(days => ${WORK_TO_MARK_DAYS})
       group by 1, 2) w
     where not exists (select from notifications n where n.assignment_id = w.assignment and n.kind = 'workToMark'
       and n.user_id = w.teacher and (n.read_at is null or n.read_at >= w.latest))
     order by 1, 3
     on conflict (assignment_id, kind, user_id) where assignment_id is not null
     do update set happened_at = excluded.happened_at, read_at = null, pushed_at = null
     where notifications.read_at < excluded.happened_at`,
  );
  await pool.query(
    `delete from notifications where id in (select n.id from notifications n
       where n.happened_at < now() - make_interval(days => ${CENTRE_DAYS}) order by n.happened_at limit ${OLD_AT_ONCE}
       for update skip locked)`,
  );
}
