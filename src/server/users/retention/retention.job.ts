import type pg from 'pg';
import { RETENTION_INTERVAL_HOURS, type RetentionKind } from '#domain/users/retention.schema.ts';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { READS_MAIL } from '../../classrooms/notifications/queue-class-mails.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { scheduleDeletion } from '../privacy/deletion.commands.ts';
import { deletionMail } from '../privacy/mail/deletion.mail.ts';
import { ANSWER_FILES, LEAVERS } from './retention.sql.ts';

type Applying = {
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  /** Reports what failed; the rule is applied again the next day. */
  readonly failed: (cause: unknown) => void;
};
type Due = { readonly school: string; readonly name: string; readonly kind: RetentionKind; readonly months: number };

const FILES_AT_ONCE = 500;

// Claimed by one process before it works: if it is killed, the rule is applied again the next day.
const CLAIM = `
  update retention_rules r set applied_at = now() from schools s
  where s.id = r.school_id and s.deleted_at is null and (r.school_id, r.kind) = (
    select d.school_id, d.kind from retention_rules d join schools n on n.id = d.school_id and n.deleted_at is null
    where d.applied_at is null or d.applied_at < now() - make_interval(hours => $1)
    order by d.applied_at nulls first, d.school_id, d.kind limit 1 for update of d skip locked)
  returning r.school_id as school, s.name, r.kind, r.months`;

/** Applies the rules of schools that are due. Returns the number of accounts scheduled and files deleted. */
export async function applyRetention(pool: pg.Pool, applying: Applying): Promise<number> {
  let found = 0;
  for (;;) {
    const { rows } = await pool.query<Due>(CLAIM, [RETENTION_INTERVAL_HOURS]);
    const [due] = rows;
    if (due === undefined) return found;
    try {
      const count = due.kind === 'leavers' ? await scheduleLeavers(pool, due, applying) : await deleteFiles(pool, due);
      found += count;
      if (count > 0) await recordApplied(pool, due, count);
    } catch (cause) {
      applying.failed(cause);
    }
  }
}

/**
 * Schedules the deletion of students who have left, each in a transaction, with the days in which they can sign in and
 * keep their account, and emails those who can.
 */
async function scheduleLeavers(pool: pg.Pool, due: Due, { gateway, mailer, failed }: Applying): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`select id from (${LEAVERS}) found order by id`, [
    due.school,
    due.months,
  ]);
  let count = 0;
  for (const { id } of rows) {
    try {
      const scheduled = await inTransaction(pool, async (client) => {
        // Still so: they may have signed in or joined a class since.
        const { rows: still } = await client.query<{ readsMail: boolean }>(
          `select ${READS_MAIL} as "readsMail" from (${LEAVERS}) found join users u on u.id = found.id where u.id = $3`,
          [due.school, due.months, id],
        );
        const [leaver] = still;
        if (leaver === undefined) return null;
        return { ...leaver, ...(await scheduleDeletion(client, gateway, { userId: id, askedBy: 'school' })) };
      });
      if (scheduled === null) continue;
      count += 1;
      if (scheduled.readsMail) await mailer.send(deletionMail({ ...scheduled, school: due.name }, 'en')).catch(failed);
    } catch (cause) {
      failed(cause);
    }
  }
  return count;
}

/** Deletes files in batches; a trigger queues their bytes. */
async function deleteFiles(pool: pg.Pool, { school, months }: Due): Promise<number> {
  let count = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from answer_files where id in (select id from (${ANSWER_FILES}) found limit ${FILES_AT_ONCE})`,
      [school, months],
    );
    count += rowCount ?? 0;
    if (rowCount === null || rowCount < FILES_AT_ONCE) return count;
  }
}

const recordApplied = (pool: pg.Pool, { school, name, kind, months }: Due, count: number): Promise<void> =>
  inTransaction(pool, (client) =>
    recordChange(client, null, {
      ...{ action: 'retentionApplied', resource: 'school', id: school, title: name, schoolId: school },
      ...{ before: null, after: { [kind]: months, count } },
    }),
  );
