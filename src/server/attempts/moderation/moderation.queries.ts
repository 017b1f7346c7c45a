import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { MODERATION_REQUESTS_SHOWN } from '#domain/attempts/moderation/moderation.limits.ts';
import type { ModerationStatus } from '#domain/attempts/moderation/moderation-status.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { instantJson } from '../attempt-summary.queries.ts';
import { titleOf } from '../marking/marking.queries.ts';
import { markedAnswers } from './marked-answers.sql.ts';
import { isSecondMarker, MODERATIONS } from './moderation.sql.ts';
import { IS_COLLEAGUE } from './request-moderation.commands.ts';

/** A moderation in a list, without anything about students. */
export type ModerationLine = {
  readonly id: string;
  readonly status: ModerationStatus;
  readonly assignment: { readonly id: string; readonly title: string };
  readonly classroom: string;
  /** The beginning of the question, as Markdown. */
  readonly question: string;
  /** Null if the account was deleted. */
  readonly requestedBy: string | null;
  readonly secondMarker: string | null;
  readonly requestedAt: string;
  readonly answers: number;
  readonly marked: number;
};

/** SQL: the fields of a line. */
export const LINE = `
  m.id, m.status, json_build_object('id', s.id, 'title', s.title) as assignment, c.name as classroom,
  coalesce((select ${titleOf('v.stem')} from assignment_items q join item_versions v on v.id = q.version_id
    where q.part_id = m.part_id and q.position = m.position), '') as question,
  (select name from users where id = m.requested_by) as "requestedBy",
  (select name from users where id = m.second_marker_id) as "secondMarker", ${instantJson('m.created_at')} as "requestedAt",
  (select count(*)::int from moderation_answers ma where ma.moderation_id = m.id) as answers,
  (select count(ma.second_marks)::int from moderation_answers ma where ma.moderation_id = m.id) as marked`;

/** The moderations of an assignment, the newest first. Throws `NOT_FOUND` unless the user teaches the class. */
export async function readModerations(
  pool: pg.Pool,
  userId: string,
  assignment: string,
): Promise<readonly ModerationLine[]> {
  await assertTaught(pool, userId, assignment);
  const { rows } = await pool.query<ModerationLine>({
    name: 'moderations',
    text: `select ${LINE} from ${MODERATIONS} where s.id = $1 and ${teaches('c.id', '$2')} order by m.created_at desc, m.id`,
    values: [assignment, userId],
  });
  return rows;
}

/** What the user is requested to mark, and has marked, as second marker: open requests first. */
export async function readModerationRequests(pool: pg.Pool, userId: string): Promise<readonly ModerationLine[]> {
  const { rows } = await pool.query<ModerationLine>({
    name: 'moderation-requests',
    text: `select ${LINE} from ${MODERATIONS} where ${isSecondMarker('$1')} and m.status <> 'cancelled'
      order by m.status = 'finished', m.created_at desc, m.id limit ${MODERATION_REQUESTS_SHOWN}`,
    values: [userId],
  });
  return rows;
}

/** What a moderation can be requested for, and whom. */
export type ModerationOptions = {
  readonly questions: readonly {
    readonly part: string;
    readonly position: number;
    readonly title: string;
    /** Answers with final marks. */
    readonly marked: number;
  }[];
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
};

const OPTIONS = `
  select (
    select coalesce(json_agg(json_build_object('part', q.part_id, 'position', q.position, 'title', q.title, 'marked', q.marked)
      order by q.part, q.position), '[]')
    from (select f.part_id, f.part, f.position, ${titleOf('min(f.stem)')} as title, count(*)::int as marked
      from (${markedAnswers('s.id = $1', 'null::uuid')}) f group by f.part_id, f.part, f.position) q) as questions, (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
    from assignments s join classrooms c on c.id = s.classroom_id join users u on ${IS_COLLEAGUE}
    where s.id = $1 and u.id <> $2) as colleagues`;

/** Throws `NOT_FOUND` unless the user teaches the class. */
export async function readModerationOptions(
  pool: pg.Pool,
  userId: string,
  assignment: string,
): Promise<ModerationOptions> {
  await assertTaught(pool, userId, assignment);
  const { rows } = await pool.query<ModerationOptions>({
    name: 'moderation-options',
    text: OPTIONS,
    values: [assignment, userId, MARKED_BY_SCHEME],
  });
  return rows[0] ?? { questions: [], colleagues: [] };
}

async function assertTaught(pool: pg.Pool, userId: string, assignment: string): Promise<void> {
  const { rowCount } = isUuid(assignment)
    ? await pool.query(
        `select from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`,
        [assignment, userId],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}
