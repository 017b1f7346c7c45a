import type pg from 'pg';
import { GUARDIAN_WEEKLY_LINK_LIFE_S } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { MAIL_RETRY_AFTER_S, type MailSending, sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { guardianReportMail } from './guardian.mail.ts';

/**
 * Sends the emails about published reports that wait for guardians. Returns how many were sent. One that could not be sent
 * is tried again later, without delaying those of others.
 */
export async function sendGuardianReportMails(pool: pg.Pool, sending: MailSending): Promise<number> {
  return sendDueMails(() => sendNext(pool, sending));
}

type Due = {
  readonly id: string;
  readonly student: string;
  readonly email: string;
  readonly language: Language;
  readonly unsubscribeId: string;
  readonly readsMail: boolean;
};

// The row of the access is locked while the email is sent: a guardian who was removed has none any more, and who is being
// removed waits until it is decided.
const NEXT = `
  select g.id, u.name as student, g.email, g.language, g.unsubscribe_id as "unsubscribeId",
    g.accepted_at is not null and g.has_weekly_mail and u.disabled_at is null as "readsMail"
  from guardian_access g join users u on u.id = g.student_id
  where g.id in (select m.access_id from guardian_report_mails m where m.done_at is null and m.send_at <= now()
    order by m.send_at limit 200)
  limit 1 for update of g skip locked`;

// Checked again when it is sent: reports may have been published without the student in the meantime.
const WAITING = `
  select c.name as classroom, r.content->>'from' as from, r.content->>'until' as until
  from guardian_report_mails m join guardian_access g on g.id = m.access_id join report_sets s on s.id = m.report_set_id
  join student_reports r on r.set_id = s.id and r.version = s.version and r.student_id = g.student_id
  join classrooms c on c.id = s.classroom_id and c.archived_at is null
  where m.access_id = $1 and m.done_at is null and m.send_at <= now() order by s.published_at, s.id`;

type Waiting = { readonly classroom: string; readonly from: string; readonly until: string };

async function sendNext(
  pool: pg.Pool,
  { mailer, origin, failed }: MailSending,
): Promise<'sent' | 'skipped' | 'failed' | 'none'> {
  const found: { access: string | null } = { access: null };
  try {
    return await inTransaction(pool, async (client) => {
      const { rows } = await client.query<Due>(NEXT);
      const [due] = rows;
      if (due === undefined) return 'none';
      found.access = due.id;
      const { rows: reports } = await client.query<Waiting>(WAITING, [due.id]);
      const done = await client.query(
        'update guardian_report_mails set done_at = now() where access_id = $1 and done_at is null and send_at <= now()',
        [due.id],
      );
      // Another process has sent it since the row was chosen.
      if (done.rowCount === 0 || reports.length === 0 || !due.readsMail) return 'skipped';
      const token = newToken();
      await client.query(
        `update guardian_access set link_digest = $2, link_expires_at = now() + make_interval(secs => $3) where id = $1`,
        [due.id, digestOf(token), GUARDIAN_WEEKLY_LINK_LIFE_S],
      );
      const days = GUARDIAN_WEEKLY_LINK_LIFE_S / 86_400;
      await mailer.send(guardianReportMail({ ...due, token, reports }, days, origin));
      return 'sent';
    });
  } catch (cause) {
    failed(cause);
    if (found.access !== null)
      await pool.query(
        `update guardian_report_mails set send_at = now() + make_interval(secs => ${MAIL_RETRY_AFTER_S})
         where access_id = $1 and done_at is null and send_at <= now()`,
        [found.access],
      );
    return 'failed';
  }
}
