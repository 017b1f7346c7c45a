import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { deadline, isPaused } from '../../attempts/attempt.clock.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isFor, teaches } from '../classroom.permission.ts';

/** A student of the class, with the open attempt, or otherwise the latest. */
export type LiveStudent = {
  readonly student: { readonly id: string; readonly name: string };
  /** Null: not started. */
  readonly attempt: string | null;
  readonly part: string | null;
  readonly startedAt: string | null;
  readonly submittedAt: string | null;
  readonly deadlineAt: string | null;
  readonly isPaused: boolean;
  /** The question that the page shows, and the time of its last signal. */
  readonly position: number | null;
  readonly seenAt: string | null;
  readonly answered: number;
  readonly items: number;
  readonly extraSeconds: number;
};

/** The live state of a class during an assignment. */
export type LiveSession = {
  readonly id: string;
  readonly title: string;
  /** The database's time. */
  readonly now: string;
  readonly students: readonly LiveStudent[];
  readonly messages: readonly {
    readonly id: string;
    readonly text: string;
    readonly sentAt: string;
    readonly to: string | null;
  }[];
};

const READ = `
  select s.id, s.title, ${instantJson('clock_timestamp()')} as now, (
    select coalesce(json_agg(json_build_object('student', json_build_object('id', u.id, 'name', u.name),
      'attempt', a.id, 'part', a.part, 'startedAt', ${instantJson('a.started_at')}, 'submittedAt', ${instantJson('a.handed_in_at')},
      'deadlineAt', ${instantJson(deadline('a'))}, 'isPaused', coalesce(${isPaused('a')}, false),
      'position', pr.position, 'seenAt', ${instantJson('pr.seen_at')},
      'answered', (select count(distinct l.position) from answer_log l where l.attempt_id = a.id),
      'items', (select count(*) from attempt_items ai where ai.attempt_id = a.id),
      'extraSeconds', coalesce(a.extra_seconds, 0)) order by u.name, u.id), '[]')
    from classroom_members m join users u on u.id = m.user_id
    left join lateral (
      select at.*, p.title as part from attempts at join assignment_parts p on p.id = at.assignment_part_id
      where p.assignment_id = s.id and at.user_id = m.user_id
      order by at.handed_in_at is not null, at.started_at desc limit 1) a on true
    left join attempt_presence pr on pr.attempt_id = a.id
    where m.classroom_id = s.classroom_id and m.left_at is null and ${isFor('s', 'm')}) as students, (
    select coalesce(json_agg(json_build_object('id', lm.id, 'text', lm.text, 'sentAt', ${instantJson('lm.sent_at')},
      'to', (select name from users where id = lm.user_id)) order by lm.sent_at desc), '[]')
    from (select * from live_messages where assignment_id = s.id order by sent_at desc limit 50) lm) as messages
  from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`;

/** The live state of a class, for its teachers. Throws `NOT_FOUND`, also for classes of other teachers. */
export async function readLiveSession(pool: pg.Pool, userId: string, assignment: string): Promise<LiveSession> {
  const { rows } = isUuid(assignment)
    ? await pool.query<LiveSession>({ name: 'live-session', text: READ, values: [assignment, userId] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
