import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import type { NotificationSettings } from '#domain/classrooms/notifications/notification.schema.ts';
import type { Language } from '#domain/platform/language.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { MAIL_RETRY_AFTER_S, type MailSending, sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { isMember, teaches } from '../classroom.permission.ts';
import { type ClassUpdate, classMail } from './class-mail.ts';
import { SETTINGS } from './notification-settings.commands.ts';
import { queueClassMails, READS_MAIL } from './queue-class-mails.ts';

/**
 * Queues the emails about announcements, questions, answers and reports, and sends those that are due. Returns how many were
 * sent. One that could not be sent is tried again later, without delaying those of others.
 */
export async function sendClassMails(pool: pg.Pool, sending: MailSending): Promise<number> {
  await queueClassMails(pool);
  return sendDueMails(() => sendNext(pool, sending));
}

type Due = NotificationSettings & {
  readonly user: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly unsubscribeId: string;
  readonly readsMail: boolean;
};

type Waiting = ClassUpdate & { readonly concerns: boolean };

// A user's settings are locked while the email is sent, so that no other process sends it, and a user who has just
// turned it off waits until it is decided.
const NEXT = `
  select u.id as user, u.email, u.name, u.role, coalesce(u.language, 'en') as language,
    s.unsubscribe_id as "unsubscribeId", ${READS_MAIL} as "readsMail", ${SETTINGS}
  from notification_settings s join users u on u.id = s.user_id
  where s.user_id in (select m.user_id from class_mails m where m.done_at is null and m.send_at <= now()
    order by m.send_at limit 200)
  limit 1 for update of s skip locked`;

// Checked again when it is sent: a student may have left the class, and a question may have been answered.
const WAITING = `
  select m.id, m.kind, json_build_object('id', c.id, 'name', c.name) as classroom,
    case when a.id is not null then json_build_object('id', a.id, 'title', a.title) end as assignment,
    author.name as author, coalesce(n.text, q.text) as text, case when m.kind = 'answers' then q.answer end as answer,
    coalesce(c.archived_at is null and case m.kind
      when 'announcements' then n.publish_at <= now() and ${isMember('c.id', 'm.user_id')}
      when 'answers' then q.answer is not null and ${isMember('c.id', 'm.user_id')}
      when 'reports' then exists (select from student_reports r
        where r.set_id = rs.id and r.version = rs.version and r.student_id = m.user_id)
      else q.answer is null and ${teaches('c.id', 'm.user_id')} end, false) as concerns
  from class_mails m left join announcements n on n.id = m.announcement_id
  left join student_questions q on q.id = m.question_id
  left join assignments a on a.id = q.assignment_id and a.deleted_at is null
  left join report_sets rs on rs.id = m.report_set_id
  join classrooms c on c.id = coalesce(n.classroom_id, a.classroom_id, rs.classroom_id)
  left join users author on author.id = case m.kind when 'announcements' then n.author_id
    when 'answers' then q.answered_by when 'reports' then null else q.user_id end
  where m.user_id = $1 and m.done_at is null and m.send_at <= now() order by m.happened_at, m.id`;

async function sendNext(pool: pg.Pool, sending: MailSending): Promise<'sent' | 'skipped' | 'failed' | 'none'> {
  const found: { user: string | null } = { user: null };
  try {
    return await inTransaction(pool, async (client) => {
      const { rows } = await client.query<Due>(NEXT);
      const [due] = rows;
      if (due === undefined) return 'none';
      found.user = due.user;
      const waiting = await client.query<Waiting>(WAITING, [due.user]);
      const updates = due.readsMail ? waiting.rows.filter(({ kind, concerns }) => concerns && due[kind] !== 'off') : [];
      await client.query(
        'update class_mails set done_at = now() where user_id = $1 and done_at is null and send_at <= now()',
        [due.user],
      );
      if (updates.length === 0) return 'skipped';
      await sending.mailer.send(classMail(due, updates, sending.origin));
      return 'sent';
    });
  } catch (cause) {
    sending.failed(cause);
    if (found.user !== null)
      await pool.query(
        `update class_mails set send_at = now() + make_interval(secs => ${MAIL_RETRY_AFTER_S})
         where user_id = $1 and done_at is null and send_at <= now()`,
        [found.user],
      );
    return 'failed';
  }
}
