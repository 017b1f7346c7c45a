import type pg from 'pg';
import type { ReminderKind } from '#domain/classrooms/assignments/reminder-kind.ts';
import { windowState } from '#domain/classrooms/assignments/window.rule.ts';
import { REMIND_BEFORE_DUE_S } from '#domain/classrooms/classroom.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { isFor } from '../classroom.permission.ts';
import { hasOpenParts } from './open-parts.sql.ts';
import { type Reminder, reminderMail } from './reminder.mail.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from './window.sql.ts';

type Candidate = {
  readonly assignment: string;
  readonly user: string;
  readonly now: number;
  readonly facts: WindowFacts;
};

// Candidates for a reminder; the exact dates are decided in the domain. Extra days and exceptions move a due date
// either way; old due dates cause no reminder.
const CANDIDATES = `
  select s.id as assignment, m.user_id as user, ${ms('now()')} as now,
    ${windowFactsJson('s', 'm.user_id', 'm.group_id')} as facts
  from assignments s join classrooms c on c.id = s.classroom_id and c.archived_at is null
  join classroom_members m on m.classroom_id = c.id and m.left_at is null
  join users u on u.id = m.user_id and u.disabled_at is null
  where s.published_at is not null and s.deleted_at is null and ${isFor('s', 'm')}
    and ${hasOpenParts('s', 'm.user_id')}
    and (greatest(s.published_at, s.opens_at) between now() - interval '1 day' and now()
      or s.due_at between now() - interval '90 days' and now() + interval '2 days'
      or exists (select from assignment_exceptions e where e.assignment_id = s.id
        and e.due_at between now() and now() + interval '2 days'))
    and not exists (select from assignment_reminders r where r.assignment_id = s.id and r.user_id = m.user_id and r.kind = 'dueSoon')`;

function kindOf({ now, facts }: Candidate): ReminderKind | null {
  const window = windowFrom(facts);
  if (window.excused || windowState(window, now) !== 'open') return null;
  if (window.dueAt !== null && window.dueAt - now <= REMIND_BEFORE_DUE_S * 1_000) return 'dueSoon';
  const openedAt = Math.max(window.publishedAt ?? 0, window.opensAt ?? 0);
  return now - openedAt <= REMIND_BEFORE_DUE_S * 1_000 ? 'opened' : null;
}

// Inserting the row claims the reminder: only the process that inserted it creates the notice.
const CLAIM = `
  with claimed as (
    insert into assignment_reminders (assignment_id, user_id, kind)
    select * from unnest($1::uuid[], $2::uuid[], $3::text[]) on conflict do nothing returning *)
  insert into notices (id, user_id, kind, facts)
  select gen_random_uuid(), r.user_id, 'assignment', jsonb_build_object('assignment', s.id, 'title', s.title,
    'classroom', c.name, 'reminder', r.kind)
  from claimed r join assignments s on s.id = r.assignment_id join classrooms c on c.id = s.classroom_id`;

/**
 * Reminds students of assignments that have opened or are due soon, in the app and by email, once each, even with many
 * processes. An email that could not be sent is tried again in the next round. Returns how many emails were sent.
 */
export async function remindStudents(pool: pg.Pool, { mailer, origin, failed }: Reminding): Promise<number> {
  const { rows } = await pool.query<Candidate>(CANDIDATES);
  const due = rows.flatMap((row) => {
    const kind = kindOf(row);
    return kind === null ? [] : [{ ...row, kind }];
  });
  if (due.length > 0) {
    await pool.query(CLAIM, [
      due.map(({ assignment }) => assignment),
      due.map(({ user }) => user),
      due.map(({ kind }) => kind),
    ]);
  }
  return sendMails(pool, { mailer, origin, failed });
}

export type Reminding = {
  readonly mailer: Mailer;
  readonly origin: string | null;
  readonly failed: (cause: unknown) => void;
};

type Unsent = {
  readonly assignment: string;
  readonly user: string;
  readonly kind: ReminderKind;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly classroom: string;
  readonly now: number;
  readonly facts: WindowFacts;
};

const AT_ONCE = 500;

async function sendMails(pool: pg.Pool, { mailer, origin, failed }: Reminding): Promise<number> {
  let sent = 0;
  for (let round = 0; round < AT_ONCE; round += 1) {
    try {
      if (!(await sendNext(pool, mailer, origin))) break;
      sent += 1;
    } catch (cause) {
      failed(cause);
      break;
    }
  }
  return sent;
}

/** Sends one pending email that no other process is sending. Returns whether there was one. */
const sendNext = (pool: pg.Pool, mailer: Mailer, origin: string | null): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Unsent>(
      `select r.assignment_id as assignment, r.user_id as user, r.kind, u.email, u.name, coalesce(u.language, 'en') as language,
         s.title, c.name as classroom, ${ms('now()')} as now, ${windowFactsJson('s', 'u.id', 'm.group_id')} as facts
       from assignment_reminders r join users u on u.id = r.user_id join assignments s on s.id = r.assignment_id
       join classrooms c on c.id = s.classroom_id
       left join classroom_members m on m.classroom_id = c.id and m.user_id = u.id
       where r.mailed_at is null and r.reminded_at > now() - interval '1 day'
       order by r.reminded_at limit 1 for update of r skip locked`,
    );
    const unsent = rows[0];
    if (unsent === undefined) return false;
    await mailer.send(reminderMail(reminderOf(unsent, origin)));
    await client.query(
      'update assignment_reminders set mailed_at = now() where assignment_id = $1 and user_id = $2 and kind = $3',
      [unsent.assignment, unsent.user, unsent.kind],
    );
    return true;
  });

function reminderOf({ facts, now, assignment, ...unsent }: Unsent, origin: string | null): Reminder {
  return {
    ...unsent,
    hours: Math.ceil(((windowFrom(facts).dueAt ?? now) - now) / 3_600_000),
    address: origin === null ? null : `${origin}/assignment/${assignment}/detail`,
  };
}
