import type pg from 'pg';
import { deliveryAt } from '#domain/classrooms/notifications/delivery-time.rule.ts';
import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
} from '#domain/classrooms/notifications/notification.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ms } from '../../classrooms/assignments/window.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { INSTALLATION_ZONE, readAppSettings } from '../../platform/settings/app-setting.commands.ts';

/** SQL: the settings of row `s` of notification_settings. */
export const SETTINGS = `s.announcements, s.answers, s.questions, s.reports, s.quiet_from as "quietFrom",
  s.quiet_until as "quietUntil", coalesce(nullif(s.time_zone, 'UTC'), ${INSTALLATION_ZONE}) as "timeZone"`;

/** How the viewer is emailed about classes. */
export async function readNotificationSettings(pool: pg.Pool, viewer: Viewer): Promise<NotificationSettings> {
  const { rows } = await pool.query<NotificationSettings>({
    name: 'notification-settings',
    text: `select ${SETTINGS} from notification_settings s where s.user_id = $1`,
    values: [viewer.userId],
  });
  return rows[0] ?? { ...DEFAULT_NOTIFICATIONS, timeZone: (await readAppSettings(pool)).timeZone };
}

/** Saves how the viewer is emailed. Emails that wait are sent as chosen now. */
export const saveNotificationSettings = (
  pool: pg.Pool,
  viewer: Viewer,
  { announcements, answers, questions, reports, quietFrom, quietUntil, timeZone }: NotificationSettings,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<NotificationSettings>(
      `insert into notification_settings as s
         (user_id, announcements, answers, questions, reports, quiet_from, quiet_until, time_zone)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id) do update set announcements = excluded.announcements, answers = excluded.answers,
         questions = excluded.questions, reports = excluded.reports, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
         time_zone = excluded.time_zone
       returning ${SETTINGS}`,
      [viewer.userId, announcements, answers, questions, reports, quietFrom, quietUntil, timeZone],
    );
    if (rows[0] !== undefined) await scheduleAgain(client, viewer.userId, rows[0]);
  });

/** Computes again when the emails that wait are sent. Those of a kind that is off are done. */
async function scheduleAgain(client: pg.ClientBase, user: string, settings: NotificationSettings): Promise<void> {
  const { rows } = await client.query<{ id: string; kind: NotificationKind; happenedAt: number }>(
    `select m.id, m.kind, ${ms('m.happened_at')} as "happenedAt" from class_mails m
     where m.user_id = $1 and m.done_at is null`,
    [user],
  );
  const times = rows.map(({ kind, happenedAt }) => deliveryAt(happenedAt, settings[kind], settings));
  await client.query(
    `update class_mails m set send_at = coalesce(to_timestamp(n.at / 1000), m.send_at),
       done_at = case when n.at is null then now() end
     from unnest($1::uuid[], $2::float8[]) as n (id, at) where m.id = n.id`,
    [rows.map(({ id }) => id), times],
  );
}

/**
 * Ends emails of one kind, or of all kinds, by the id in their address. An unknown id or kind changes nothing, so that
 * the response says nothing.
 */
export async function unsubscribeFromClassMails(pool: pg.Pool, unsubscribeId: string, what: string): Promise<void> {
  const ended = NOTIFICATION_KINDS.filter((kind) => what === kind || what === 'all');
  if (!isUuid(unsubscribeId) || ended.length === 0) return;
  // What waits is skipped when its turn comes, because its kind is off.
  await pool.query(
    `update notification_settings set
       announcements = case when 'announcements' = any ($2) then 'off' else announcements end,
       answers = case when 'answers' = any ($2) then 'off' else answers end,
       questions = case when 'questions' = any ($2) then 'off' else questions end,
       reports = case when 'reports' = any ($2) then 'off' else reports end
     where unsubscribe_id = $1`,
    [unsubscribeId, ended],
  );
}
