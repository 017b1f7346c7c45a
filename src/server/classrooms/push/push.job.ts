import type pg from 'pg';
import { SESSION_ABSOLUTE_LIFE_S, SESSION_IDLE_LIFE_S } from '#domain/access/session.limits.ts';
import { isQuiet, minuteOfDay } from '#domain/classrooms/notifications/delivery-time.rule.ts';
import type { NotificationSettings } from '#domain/classrooms/notifications/notification.schema.ts';
import { PUSH_WITHIN_HOURS, PUSHED_SINGLY_MAX } from '#domain/classrooms/push/push.limits.ts';
import type { PushMessage } from '#domain/classrooms/push/push.schema.ts';
import type { Language } from '#domain/platform/language.ts';
import { type OutboundFetch, RefusedAddressError } from '../../platform/outbound/outbound-fetch.ts';
import { SETTINGS } from '../notifications/notification-settings.commands.ts';
import { IS_SHOWN, NOTIFICATIONS } from '../notifications/shown-notification.sql.ts';
import { type PushKeys, readPushKeys } from './push-keys.ts';
import { type PushedNotification, pushMessage, pushSummary } from './push-message.ts';

export type PushSending = {
  /** The secret that all processes share. */
  readonly secret: Buffer;
  /** The public address of the site; null if it isn't configured. */
  readonly origin: string | null;
  /** Follows no redirects, and connects only to addresses that are allowed. */
  readonly outboundFetch: OutboundFetch;
};

const USERS_AT_ONCE = 500;
const SENDS_AT_ONCE = 10;

/** SQL: whether the session of subscription `p` is still valid. */
const IS_SIGNED_IN = `exists (select from sessions se where se.id = p.session_id and se.revoked_at is null
  and se.last_used_at > now() - interval '${SESSION_IDLE_LIFE_S} seconds'
  and se.created_at > now() - interval '${SESSION_ABSOLUTE_LIFE_S} seconds')`;

type Recipient = NotificationSettings & {
  readonly user: string;
  readonly language: Language;
};

const RECIPIENTS = `
  select u.id as user, coalesce(u.language, 'en') as language, ${SETTINGS}
  from users u join notification_settings s on s.user_id = u.id
  where u.disabled_at is null and exists (select from push_subscriptions p where p.user_id = u.id and ${IS_SIGNED_IN}
    and exists (select from notifications n where n.user_id = u.id and n.pushed_at is null and n.read_at is null
      and n.happened_at > now() - make_interval(hours => ${PUSH_WITHIN_HOURS})))
  order by u.id limit ${USERS_AT_ONCE}`;

// Claimed before it is sent: two processes never send the same, and what a crash loses is still in the list.
const CLAIM = `
  update notifications set pushed_at = now() where id in (
    select n.id from notifications n where n.user_id = $1 and n.pushed_at is null and n.read_at is null
      and n.happened_at > now() - make_interval(hours => ${PUSH_WITHIN_HOURS})
    order by n.happened_at limit 100 for update skip locked)
  returning id`;

const SHOWN = `
  select n.id, n.kind, json_build_object('id', c.id, 'name', c.name) as classroom,
    case when s.id is not null then json_build_object('id', s.id, 'title', s.title) end as assignment,
    case when n.kind = 'workToMark' then (select count(*)::int from submissions sb where sb.assignment_id = s.id
      and sb.unmarked_items > 0) end as count
  from ${NOTIFICATIONS}
  where n.id = any ($1::uuid[]) and ${IS_SHOWN}
    and not exists (select from notification_settings ns where ns.user_id = n.user_id and n.kind = any (ns.push_off))
  order by n.happened_at, n.id`;

/**
 * Sends notifications to the devices of users who want them, outside of their quiet hours. Returns how many messages were
 * accepted. One that a push service can't take now is tried again in the next round; a subscription that is gone is deleted.
 */
export async function sendPushes(pool: pg.Pool, sending: PushSending, now = Date.now()): Promise<number> {
  const { rows } = await pool.query<Recipient>(RECIPIENTS);
  if (rows.length === 0) return 0;
  const keys = await readPushKeys(pool, sending.secret);
  let sent = 0;
  for (let at = 0; at < rows.length; at += SENDS_AT_ONCE) {
    const counts = await Promise.all(
      rows.slice(at, at + SENDS_AT_ONCE).map((recipient) => sendTo(pool, recipient, { ...sending, keys }, now)),
    );
    sent += counts.reduce((sum, count) => sum + count, 0);
  }
  return sent;
}

type Sending = PushSending & { readonly keys: PushKeys };

async function sendTo(pool: pg.Pool, recipient: Recipient, sending: Sending, now: number): Promise<number> {
  if (isQuiet(minuteOfDay(now, recipient.timeZone), recipient)) return 0;
  const claimed = await pool.query<{ id: string }>(CLAIM, [recipient.user]);
  const ids = claimed.rows.map(({ id }) => id);
  const { rows } = await pool.query<PushedNotification>(SHOWN, [ids]);
  if (rows.length === 0) return 0;
  const messages =
    rows.length > PUSHED_SINGLY_MAX
      ? [pushSummary(recipient.language, rows.length)]
      : rows.map((notification) => pushMessage(recipient.language, notification));
  const devices = await pool.query<Device>(
    `select p.session_id as session, p.endpoint, p.p256dh, p.auth from push_subscriptions p
     where p.user_id = $1 and ${IS_SIGNED_IN}`,
    [recipient.user],
  );
  const outcomes = await Promise.all(devices.rows.map((device) => sendAll(pool, device, messages, sending)));
  if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'later'))
    await pool.query('update notifications set pushed_at = null where id = any ($1::uuid[])', [ids]);
  return outcomes.filter((outcome) => outcome === 'sent').length * messages.length;
}

/** `refused`: this message is not accepted, and would not be later. */
type Outcome = 'sent' | 'gone' | 'refused' | 'later';

type Device = {
  readonly session: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

async function sendAll(
  pool: pg.Pool,
  device: Device,
  messages: readonly PushMessage[],
  sending: Sending,
): Promise<Outcome> {
  for (const message of messages) {
    const outcome = await sendOne(device, message, sending);
    if (outcome === 'gone')
      await pool.query('delete from push_subscriptions where session_id = $1 and endpoint = $2', [
        device.session,
        device.endpoint,
      ]);
    if (outcome !== 'sent') return outcome;
  }
  return 'sent';
}

/** Never rejects: a failure is an outcome. A redirect isn't followed. */
async function sendOne(
  { endpoint, p256dh, auth }: Device,
  message: PushMessage,
  { keys, origin, outboundFetch }: Sending,
): Promise<Outcome> {
  try {
    // Loaded with the first message, because most installations send none at their start.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(origin), ...keys },
        TTL: PUSH_WITHIN_HOURS * 3_600,
        contentEncoding: 'aes128gcm',
      },
    );
    const { status } = await outboundFetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body !== null && { body }),
    });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch (cause) {
    return cause instanceof RefusedAddressError ? 'gone' : 'later';
  }
}

/** How push services reach the operator (RFC 8292): an https address, or a mailbox. */
const subjectOf = (origin: string | null): string =>
  origin?.startsWith('https://') === true ? origin : 'mailto:push@localhost.localdomain';
