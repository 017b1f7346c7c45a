import type pg from 'pg';
import { deliveryAt } from '#domain/classrooms/notifications/delivery-time.rule.ts';
import type { NotificationKind, NotificationSettings } from '#domain/classrooms/notifications/notification.schema.ts';
import { ms } from '../../classrooms/assignments/window.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { NO_MAIL_DOMAIN } from '../../platform/mail/mail.ts';
import { SETTINGS } from './notification-settings.commands.ts';

const AT_ONCE = 50;

/**
 * SQL: whether the user of row `u` reads the address of the account: it was accepted from there, or comes from a school's
 * sign-in service or learning platform. Accounts that nobody has accepted yet, and those without an address, get nothing.
 */
export const READS_MAIL = `(u.disabled_at is null and u.email not like '%@${NO_MAIL_DOMAIN}'
  and (u.password_digest is not null or exists (select from sign_on_users su where su.user_id = u.id)
    or exists (select from platform_people pp where pp.user_id = u.id)))`;

type Recipient = NotificationSettings & {
  readonly subject: string;
  readonly user: string;
  readonly happenedAt: number;
};

/** One source of emails. `claim` locks what has no emails yet, and returns its ids; `recipients` joins users as `u`. */
type Source = {
  readonly kind: NotificationKind;
  readonly column: 'announcement_id' | 'question_id' | 'report_set_id';
  readonly claim: string;
  readonly recipients: string;
};

const SOURCES: readonly Source[] = [
  {
    kind: 'announcements',
    column: 'announcement_id',
    claim: `update announcements set mails_queued_at = now() where id in (
      select a.id from announcements a where a.mails_queued_at is null and a.publish_at <= now()
      order by a.publish_at limit ${AT_ONCE} for update skip locked) returning id`,
    recipients: `select a.id as subject, u.id as user, ${ms('a.publish_at')} as "happenedAt"
      from announcements a join classrooms c on c.id = a.classroom_id and c.archived_at is null
      join classroom_members m on m.classroom_id = c.id and m.left_at is null
      join users u on u.id = m.user_id and ${READS_MAIL}
      where a.id = any ($1::uuid[])`,
  },
  {
    kind: 'questions',
    column: 'question_id',
    claim: `update student_questions set question_mails_queued_at = now() where id in (
      select q.id from student_questions q where q.question_mails_queued_at is null
      order by q.asked_at limit ${AT_ONCE} for update skip locked) returning id`,
    recipients: `select q.id as subject, u.id as user, ${ms('q.asked_at')} as "happenedAt"
      from student_questions q join assignments a on a.id = q.assignment_id and a.deleted_at is null
      join classrooms c on c.id = a.classroom_id and c.archived_at is null
      join classroom_teachers ct on ct.classroom_id = c.id
      join users u on u.id = ct.user_id and ${READS_MAIL}
      where q.id = any ($1::uuid[]) and q.answer is null`,
  },
  {
    kind: 'answers',
    column: 'question_id',
    claim: `update student_questions set answer_mail_queued_at = now() where id in (
      select q.id from student_questions q where q.answer_mail_queued_at is null and q.answer is not null
      order by q.answered_at limit ${AT_ONCE} for update skip locked) returning id`,
    recipients: `select q.id as subject, u.id as user, ${ms('coalesce(q.answered_at, now())')} as "happenedAt"
      from student_questions q join assignments a on a.id = q.assignment_id and a.deleted_at is null
      join classrooms c on c.id = a.classroom_id and c.archived_at is null
      join classroom_members m on m.classroom_id = c.id and m.user_id = q.user_id and m.left_at is null
      join users u on u.id = q.user_id and ${READS_MAIL}
      where q.id = any ($1::uuid[])`,
  },
  {
    kind: 'reports',
    column: 'report_set_id',
    claim: `update report_sets set mails_queued_at = now() where id in (
      select s.id from report_sets s where s.mails_queued_at is null and s.published_at is not null
      order by s.published_at limit ${AT_ONCE} for update skip locked) returning id`,
    recipients: `select s.id as subject, u.id as user, ${ms('coalesce(s.published_at, now())')} as "happenedAt"
      from report_sets s join student_reports r on r.set_id = s.id and r.version = s.version
      join users u on u.id = r.student_id and ${READS_MAIL}
      where s.id = any ($1::uuid[])`,
  },
];

/** Queues the emails about what was published, asked and answered since the last round, once over all processes. */
export async function queueClassMails(pool: pg.Pool): Promise<void> {
  for (const source of SOURCES) while ((await queueSome(pool, source)) === AT_ONCE);
}

const queueSome = (pool: pg.Pool, { kind, column, claim, recipients }: Source): Promise<number> =>
  inTransaction(pool, async (client) => {
    const claimed = await client.query<{ id: string }>(claim);
    if (claimed.rows.length === 0) return 0;
    const ids = claimed.rows.map(({ id }) => id);
    await client.query(
      `insert into notification_settings (user_id) select distinct r.user from (${recipients}) r order by 1
       on conflict do nothing`,
      [ids],
    );
    const { rows } = await client.query<Recipient>(
      `select r.*, ${SETTINGS} from (${recipients}) r join notification_settings s on s.user_id = r.user
       order by s.user_id for share of s`,
      [ids],
    );
    const due = rows.flatMap((row) => {
      const at = deliveryAt(row.happenedAt, row[kind], row);
      return at === null ? [] : [{ ...row, at }];
    });
    await client.query(
      `insert into class_mails (user_id, kind, ${column}, happened_at, send_at)
       select n.user_id, $1, n.subject, to_timestamp(n.happened / 1000), to_timestamp(n.at / 1000)
       from unnest($2::uuid[], $3::uuid[], $4::float8[], $5::float8[]) as n (user_id, subject, happened, at)
       on conflict do nothing`,
      [
        kind,
        due.map(({ user }) => user),
        due.map(({ subject }) => subject),
        due.map(({ happenedAt }) => happenedAt),
        due.map(({ at }) => at),
      ],
    );
    return ids.length;
  });
