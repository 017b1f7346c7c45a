import type pg from 'pg';
import { RECORD_RETENTION_DAYS } from '#domain/interchange/learning-records/record-store.limits.ts';
import { worksIn } from '../../access/organisations/administers.sql.ts';
import { READS_MAIL } from '../../classrooms/notifications/queue-class-mails.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer, MailRecipient } from '../../platform/mail/mail.ts';
import { recordStoreDisabledMail } from './record-store-disabled.mail.ts';

type Disabled = {
  readonly id: string;
  readonly url: string;
  readonly reason: 'gone' | 'failing';
  readonly school: string;
  readonly creator: string | null;
};

const NEXT = `
  select e.id, e.url, e.disabled_reason as reason, e.school_id as school, e.created_by as creator from record_stores e
  where e.disabled_at is not null and e.notified_at is null and e.disabled_reason in ('gone', 'failing')
  order by e.disabled_at limit 1 for no key update of e skip locked`;

// The creator while they still manage it, otherwise every admin of the school.
const RECIPIENTS = `
  with managers as (
    select u.id, u.email, u.name, coalesce(u.language, 'en') as language from users u
    where (u.role = 'schoolAdmin' and (u.school_id = $1 or u.id = $2 and ${worksIn('u', '$1::uuid')})
        or u.role = 'admin' and u.id = $2) and ${READS_MAIL})
  select email, name, language from managers m where m.id = $2 or not exists (select from managers c where c.id = $2)
  order by m.id`;

/**
 * Emails the owners of stores that were disabled since the last round, and deletes events and requests after their
 * retention. Returns the number of emails. An email that can't be sent is sent by the next round.
 */
export async function sweepRecords(
  pool: pg.Pool,
  { mailer, failed }: { readonly mailer: Mailer; readonly failed: (cause: unknown) => void },
): Promise<number> {
  await pool.query(
    `delete from record_events where happened_at < now() - make_interval(days => ${RECORD_RETENTION_DAYS})`,
  );
  await pool.query(
    `delete from record_requests where requested_at < now() - make_interval(days => ${RECORD_RETENTION_DAYS})`,
  );
  let sent = 0;
  for (;;) {
    const count = await notifyNext(pool, mailer).catch((cause: unknown) => {
      failed(cause);
      return null;
    });
    if (count === null) return sent;
    sent += count;
  }
}

/** Returns the number of emails about one store; null if there is none to report. */
const notifyNext = (pool: pg.Pool, mailer: Mailer): Promise<number | null> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Disabled>(NEXT);
    const [disabled] = rows;
    if (disabled === undefined) return null;
    const recipients = await client.query<MailRecipient>(RECIPIENTS, [disabled.school, disabled.creator]);
    await client.query('update record_stores set notified_at = now() where id = $1', [disabled.id]);
    const { host } = new URL(disabled.url);
    for (const recipient of recipients.rows)
      await mailer.send(recordStoreDisabledMail(recipient, { host, reason: disabled.reason }));
    return recipients.rows.length;
  });
