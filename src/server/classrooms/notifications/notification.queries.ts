import type pg from 'pg';
import {
  CENTRE_DAYS,
  CENTRE_PAGE,
  excerptOf,
  type ListedNotification,
  type NotificationPage,
  UNREAD_SHOWN_MAX,
} from '#domain/classrooms/notifications/notification-centre.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { IS_SHOWN, NOTIFICATIONS } from './shown-notification.sql.ts';

// A row of the user that is shown no more can still be where the next page starts.
const READ = `
  select n.id, n.kind, ${instantJson('n.happened_at')} as "happenedAt", n.read_at is not null as "isRead",
    json_build_object('id', c.id, 'name', c.name) as classroom,
    case when s.id is not null then json_build_object('id', s.id, 'title', s.title) end as assignment,
    (select u.name from users u where u.id = case n.kind when 'announcement' then an.author_id when 'answer' then q.answered_by
      when 'question' then q.user_id when 'remarkRequest' then at.user_id end) as author,
    left(case n.kind when 'announcement' then an.text when 'answer' then q.answer when 'question' then q.text end, 2000) as excerpt,
    case when n.kind = 'workToMark' then (select count(*)::int from submissions sb where sb.assignment_id = s.id
      and sb.unmarked_items > 0 and exists (select from classroom_members cm where cm.classroom_id = c.id
        and cm.user_id = sb.user_id and cm.left_at is null)) end as count
  from ${NOTIFICATIONS}
  where n.user_id = $1 and n.happened_at > now() - make_interval(days => ${CENTRE_DAYS}) and ${IS_SHOWN}
    and ($2::uuid is null or (n.happened_at, n.id) < (
      select o.happened_at, o.id from notifications o where o.id = $2 and o.user_id = $1))
  order by n.happened_at desc, n.id desc limit ${CENTRE_PAGE + 1}`;

/**
 * The viewer's notifications, newest first, without those that the viewer may not read any more.
 * @param after the last notification of the previous page; null for the first page. Throws `INVALID_INPUT` for no id.
 */
export async function readNotifications(
  pool: pg.Pool,
  viewer: Viewer,
  after: string | null,
): Promise<NotificationPage> {
  if (after !== null && !isUuid(after)) throw new ProductError('INVALID_INPUT');
  const { rows } = await pool.query<ListedNotification>({
    name: 'notifications',
    text: READ,
    values: [viewer.userId, after],
  });
  return {
    items: rows.slice(0, CENTRE_PAGE).map((row) => ({ ...row, excerpt: excerptOf(row.excerpt ?? '') || null })),
    hasMore: rows.length > CENTRE_PAGE,
  };
}

/** How many notifications the viewer has not read, up to one more than are shown. */
export async function countUnread(pool: pg.Pool, viewer: Viewer): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'unread-notifications',
    text: `select count(*)::int as unread from (select from ${NOTIFICATIONS}
      where n.user_id = $1 and n.read_at is null and n.happened_at > now() - make_interval(days => ${CENTRE_DAYS})
        and ${IS_SHOWN} limit ${UNREAD_SHOWN_MAX + 1}) shown`,
    values: [viewer.userId],
  });
  return rows[0]?.unread ?? 0;
}
