import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { windowState } from '#domain/classrooms/assignments/window.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { CALENDAR_EVENTS_MAX, CALENDAR_PAST_DAYS } from '#domain/study/calendar/calendar.limits.ts';
import type { CalendarDay } from '#domain/study/calendar-day.ts';
import { digestOf } from '../../access/tokens.ts';
import {
  ms,
  timesJson,
  type WindowFacts,
  windowFactsJson,
  windowFrom,
} from '../../classrooms/assignments/window.sql.ts';
import { isFor } from '../../classrooms/classroom.permission.ts';
import { completeProfile } from '../../users/complete-profile.ts';

/** A due date of an assignment. Instants in ms since 1970. */
export type DueDate = {
  readonly id: string;
  readonly title: string;
  readonly classroom: string;
  readonly dueAt: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
};

export type ExamDay = {
  readonly subject: string;
  readonly title: string;
  readonly examOn: CalendarDay;
  readonly createdAt: number;
  readonly modifiedAt: number;
};

/** What a feed is written from: everything but the study session of today, which takes longer to read. */
export type CalendarFacts = {
  readonly userId: string;
  readonly role: 'student' | 'teacher';
  readonly language: Language;
  readonly zone: string;
  /** By the zone of the feed. */
  readonly today: CalendarDay;
  readonly due: readonly DueDate[];
  readonly exams: readonly ExamDay[];
  /** Changes when the student starts, ends or plans a session of today; null for teachers. */
  readonly sessionState: string | null;
  /** Whether it was last fetched more than an hour ago. */
  readonly isFetchSaved: boolean;
};

type Row = Omit<CalendarFacts, 'due'> & {
  readonly digest: Buffer;
  readonly now: number;
  readonly assigned: readonly (Omit<DueDate, 'dueAt'> & { readonly facts: WindowFacts })[];
};

/** The later of several instants, of which some may be null. */
const latest = (...instants: string[]): string => ms(`greatest(${instants.join(', ')})`);

const assignmentJson = (facts: string, changed: string): string => `json_build_object('id', s.id, 'title', s.title,
  'classroom', c.name, 'createdAt', ${ms('s.published_at')}, 'modifiedAt', ${changed}, 'facts', ${facts})`;

/** Those of the student's own list of assignments. */
const ASSIGNED = `(
  select json_agg(line.json order by line.due_at desc nulls last, line.id) from (
    select s.id, s.due_at, ${assignmentJson(
      windowFactsJson('s', 'm.user_id', 'm.group_id'),
      latest(
        's.published_at',
        's.updated_at',
        `(select max(e.created_at) from assignment_exceptions e where e.assignment_id = s.id
          and (e.user_id = m.user_id or e.group_id = m.group_id))`,
        '(select ac.updated_at from accommodations ac where ac.user_id = m.user_id)',
      ),
    )} as json
    from classroom_members m join classrooms c on c.id = m.classroom_id and c.archived_at is null
    join assignments s on s.classroom_id = c.id and s.published_at is not null and s.deleted_at is null
    where m.user_id = u.id and m.left_at is null and ${isFor('s', 'm')}
    order by s.due_at desc nulls last, s.id limit ${CALENDAR_EVENTS_MAX}) line)`;

/** The published ones of the classes that a teacher teaches today. */
const TAUGHT = `(
  select json_agg(line.json order by line.due_at desc, line.id) from (
    select s.id, s.due_at, ${assignmentJson(
      `json_build_object('times', ${timesJson('s')}, 'group', null, 'own', null, 'accommodation', null)`,
      latest('s.published_at', 's.updated_at'),
    )} as json
    from classroom_teachers ct join classrooms c on c.id = ct.classroom_id and c.archived_at is null
    join assignments s on s.classroom_id = c.id and s.published_at is not null and s.deleted_at is null
      and s.due_at is not null
    where ct.user_id = u.id order by s.due_at desc, s.id limit ${CALENDAR_EVENTS_MAX}) line)`;

const EXAMS = `(
  select json_agg(json_build_object('subject', sj.id, 'title', sj.title, 'examOn', e.exam_on,
    'createdAt', ${ms('e.created_at')}, 'modifiedAt', ${latest('e.updated_at', 'e.created_at')}) order by e.exam_on, sj.id)
  from exam_dates e join live_subjects sj on sj.id = e.subject_id where e.user_id = u.id)`;

const SESSION_STATE = `(
  select concat_ws(' ', st.minutes_per_day, st.days_off, ss.ended_by, array_length(ss.done, 1))
  from (select) one left join study_settings st on st.user_id = u.id
  left join lateral (select ended_by, done from study_sessions
    where user_id = u.id and day = (now() at time zone f.zone)::date order by started_at desc limit 1) ss on true)`;

const READ = `
  select u.id as "userId", u.role, f.token_digest as digest, f.zone, coalesce(u.language, f.language) as language,
    ${ms('now()')} as now, (now() at time zone f.zone)::date::text as today,
    coalesce(f.last_fetched_at > now() - interval '1 hour', false) as "isFetchSaved",
    coalesce(case u.role when 'student' then ${ASSIGNED} else ${TAUGHT} end, '[]') as assigned,
    coalesce(case u.role when 'student' then ${EXAMS} end, '[]') as exams,
    case u.role when 'student' then ${SESSION_STATE} end as "sessionState"
  from calendar_feeds f join users u on u.id = f.user_id and u.disabled_at is null and ${completeProfile('u')}
    and u.role in ('student', 'teacher')
  where f.token_digest = $1`;

/**
 * What the feed with this secret shows now: nothing that the user's own screens would not. Null for a secret that is
 * unknown or was reset, and for an account that may not sign in.
 */
export async function readCalendarFacts(pool: pg.Pool, token: string): Promise<CalendarFacts | null> {
  const digest = digestOf(token);
  const { rows } = await pool.query<Row>({ name: 'calendar-facts', text: READ, values: [digest] });
  const [row] = rows;
  if (row === undefined || !timingSafeEqual(row.digest, digest)) return null;
  const { digest: _, now, assigned, exams, ...facts } = row;
  const oldest = now - CALENDAR_PAST_DAYS * 86_400_000;
  return {
    ...facts,
    due: assigned.flatMap(({ facts: times, modifiedAt, ...assignment }) => {
      const window = windowFrom(times);
      const isOpen = facts.role === 'teacher' || windowState(window, now) !== 'scheduled';
      if (window.dueAt === null || window.dueAt < oldest || window.excused || !isOpen) return [];
      return [{ ...assignment, dueAt: window.dueAt, modifiedAt: Math.max(modifiedAt, openedAt(window.opensAt, now)) }];
    }),
    exams: exams.filter(({ examOn }) => Date.parse(examOn) >= oldest),
  };
}

/** An assignment that was scheduled is a new event when it opens. */
const openedAt = (opensAt: number | null, now: number): number => (opensAt !== null && opensAt <= now ? opensAt : 0);

/** Records that a calendar program has fetched a user's feed. */
export async function saveFetch(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('update calendar_feeds set last_fetched_at = now() where user_id = $1', [userId]);
}
