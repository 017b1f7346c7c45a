import type pg from 'pg';
import {
  GUARDIAN_MAIL_EVERY_DAYS,
  GUARDIAN_MAIL_LINES,
  GUARDIAN_WEEKLY_LINK_LIFE_S,
} from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { weeklyWork } from '#domain/classrooms/guardians/weekly-work.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { readStudentWork } from '../assignments/student-work.queries.ts';
import { guardianWeeklyMail } from './guardian.mail.ts';
import { effortOf } from './guardian-view.queries.ts';

type Due = {
  readonly id: string;
  readonly student: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly unsubscribeId: string;
  readonly activeDays: number;
};

type Sending = {
  readonly mailer: Mailer;
  readonly origin: string | null;
  readonly failed: (cause: unknown) => void;
};

const AT_ONCE = 500;

/** Sends the weekly emails that are due. One that could not be sent is tried again in the next round. */
export async function sendWeeklyMails(pool: pg.Pool, sending: Sending): Promise<number> {
  let sent = 0;
  for (let round = 0; round < AT_ONCE; round += 1) {
    try {
      if (!(await sendNext(pool, sending))) break;
      sent += 1;
    } catch (cause) {
      sending.failed(cause);
      break;
    }
  }
  return sent;
}

/** Sends one email that no other process is sending. Its row is locked, so a removed guardian gets none. */
const sendNext = (pool: pg.Pool, { mailer, origin }: Sending): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Due>(
      `select g.id, u.id as student, u.name, g.email, g.language, g.unsubscribe_id as "unsubscribeId",
         e.days as "activeDays"
       from guardian_access g join users u on u.id = g.student_id and u.disabled_at is null
       cross join ${effortOf('u.id')} e
       where g.has_weekly_mail and g.accepted_at is not null
         and coalesce(g.mailed_at, g.accepted_at) < now() - make_interval(days => ${GUARDIAN_MAIL_EVERY_DAYS})
         and exists (select from classroom_members m join classrooms c on c.id = m.classroom_id
           where m.user_id = u.id and m.left_at is null and c.archived_at is null)
       order by coalesce(g.mailed_at, g.accepted_at), g.id limit 1 for update of g skip locked`,
    );
    const [due] = rows;
    if (due === undefined) return false;
    const token = newToken();
    const work = weeklyWork(await readStudentWork(pool, { userId: due.student }, null), Date.now());
    const titles = (of: readonly { readonly title: string; readonly classroom: { readonly name: string } }[]) =>
      of.slice(0, GUARDIAN_MAIL_LINES).map(({ title, classroom }) => `${title} (${classroom.name})`);
    await client.query(
      `update guardian_access set mailed_at = now(), link_digest = $2,
         link_expires_at = now() + make_interval(secs => $3) where id = $1`,
      [due.id, digestOf(token), GUARDIAN_WEEKLY_LINK_LIFE_S],
    );
    const { email, language, unsubscribeId, activeDays, name: student } = due;
    await mailer.send(
      guardianWeeklyMail(
        {
          ...{ email, language, unsubscribeId, activeDays, student, token },
          missing: titles(work.missing),
          due: titles(work.due),
        },
        GUARDIAN_WEEKLY_LINK_LIFE_S / 86_400,
        origin,
      ),
    );
    return true;
  });
