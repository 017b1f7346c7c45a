import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import { addressMail, invitationMail } from '../../access/mail/account.mail.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Try } from '../../platform/jobs/queue.ts';
import { type Mailer, NO_MAIL_DOMAIN } from '../../platform/mail/mail.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import { createInvitation } from '../../users/invitation.commands.ts';

/** After so many failures in a row the mail server itself fails, and the job is repeated later. */
const FAILURES_MAX = 3;

/**
 * Sends the emails of an import, one after the other: invitations of new users, and notices to addresses that have
 * changed. It continues where it was interrupted; then at most one email is sent twice.
 */
export async function sendRosterMails(pool: pg.Pool, mailer: Mailer, id: string, { signal }: Try): Promise<void> {
  let failures = 0;
  for (;;) {
    if (signal.aborted) throw new Error('The server stopped while invitations were sent.');
    const outcome = await inTransaction(pool, (client) => sendNext(client, mailer, id));
    if (outcome === null) return;
    failures = outcome instanceof Error ? failures + 1 : 0;
    if (failures >= FAILURES_MAX) throw outcome;
  }
}

type Due = {
  readonly position: number;
  readonly action: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly oldEmail: string | null;
  readonly language: Language;
  readonly hasPassword: boolean;
  readonly invites: boolean;
  readonly site: string | null;
};

/** Null: there is no other. An error: it could not be sent, and is due again later. */
async function sendNext(client: pg.PoolClient, mailer: Mailer, id: string): Promise<true | Error | null> {
  const { rows } = await client.query<Due>(
    `select c.position, c.action, u.id, u.name, u.email, c.before->>'email' as "oldEmail",
       coalesce(u.language, i.language) as language, u.password_digest is not null as "hasPassword", i.invites, i.site
     from roster_changes c join roster_imports i on i.id = c.import_id and i.state = 'done'
     left join users u on u.id = c.user_id and u.school_id = i.school_id and u.disabled_at is null
     where c.import_id = $1 and c.mail_at <= now() order by c.mail_at, c.position limit 1 for update of c skip locked`,
    [id],
  );
  const [due] = rows;
  if (due === undefined) return null;
  try {
    await sendDue(client, mailer, due);
  } catch (cause) {
    await client.query(
      `update roster_changes set mail_at = now() + interval '15 minutes' where import_id = $1 and position = $2`,
      [id, due.position],
    );
    return cause instanceof Error ? cause : new Error(String(cause));
  }
  await client.query('update roster_changes set mail_at = null where import_id = $1 and position = $2', [
    id,
    due.position,
  ]);
  return true;
}

async function sendDue(client: pg.PoolClient, mailer: Mailer, due: Due): Promise<void> {
  const { id, name, email, oldEmail, language, hasPassword, invites, site } = due;
  if (id === null || name === null || email === null || email.endsWith(`@${NO_MAIL_DOMAIN}`)) return;
  if (hasPassword) {
    if (oldEmail !== null) await mailer.send(addressMail({ name, email: oldEmail, language }, email));
    return;
  }
  if (!invites || site === null) return;
  const { invitationDays: days } = await readAppSettings(client);
  const token = await createInvitation(client, id);
  await mailer.send(invitationMail('invitation', { name, email, language }, { site, token, days }));
}
