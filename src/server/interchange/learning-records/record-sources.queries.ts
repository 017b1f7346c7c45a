import type pg from 'pg';
import type { Reveal } from '#domain/classrooms/assignments/reveal.rule.ts';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import type { PendingEvent } from './claim-stores.ts';

/* What records are written from. Only students of the store's school: a class can have guests. */

export type AttemptSource = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly number: number;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly partId: string;
  readonly partTitle: string;
  readonly assignmentId: string;
  readonly assignmentTitle: string;
  readonly classroomId: string;
  readonly showsMarks: Reveal;
  readonly isReleased: boolean;
};

export type QuestionSource = {
  readonly attemptId: string;
  readonly itemId: string;
  readonly position: number;
  readonly marks: number;
  readonly outcome: Outcome | null;
  readonly credit: number | null;
  readonly isMarkedByHand: boolean;
  readonly response: unknown;
  readonly answeredAt: Date | null;
};

export type MediaSource = {
  readonly materialId: string;
  readonly userId: string;
  readonly email: string;
  readonly title: string;
  readonly isAudio: boolean;
  readonly seconds: number;
};

const isResult = ({ kind }: PendingEvent): boolean => kind === 'result.released' || kind === 'result.available';

const ATTEMPTS = `
  with sent as (
    select unnest($2::uuid[]) as id
    union
    select a.id from unnest($3::uuid[], $4::uuid[]) r(assignment, student)
      join assignment_parts p on p.assignment_id = r.assignment
      join attempts a on a.assignment_part_id = p.id and a.user_id = r.student and a.handed_in_at is not null)
  select a.id, a.user_id as "userId", u.email, a.started_at as "startedAt", a.handed_in_at as "submittedAt",
    (select count(*)::int from attempts b where b.assignment_part_id = a.assignment_part_id and b.user_id = a.user_id
      and (b.started_at, b.id) <= (a.started_at, a.id)) as number,
    p.id as "partId", p.title as "partTitle", s.id as "assignmentId", s.title as "assignmentTitle",
    c.id as "classroomId", s.shows_marks as "showsMarks", s.marks_released_at is not null as "isReleased"
  from sent join attempts a on a.id = sent.id join users u on u.id = a.user_id
    join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
    join classrooms c on c.id = s.classroom_id
  where c.school_id = $1 and u.school_id = $1 and u.role = 'student' order by a.started_at, a.id`;

/** The attempts that events are about. */
export async function readAttempts(
  pool: pg.Pool,
  schoolId: string,
  events: readonly PendingEvent[],
): Promise<readonly AttemptSource[]> {
  const results = events.filter(isResult);
  const { rows } = await pool.query<AttemptSource>({
    name: 'record-attempts',
    text: ATTEMPTS,
    values: [
      ...[schoolId, events.flatMap(({ attemptId }) => attemptId ?? [])],
      ...[results.map(({ assignmentId }) => assignmentId), results.map(({ userId }) => userId)],
    ],
  });
  return rows;
}

const QUESTIONS = `
  select ai.attempt_id as "attemptId", v.item_id as "itemId", ai.position, ai.marks, ai.outcome, ai.credit,
    exists (select from teacher_marks t where t.attempt_id = ai.attempt_id and t.position = ai.position) as "isMarkedByHand",
    case when $2 then l.response end as response, l.received_at as "answeredAt"
  from attempt_items ai join item_versions v on v.id = ai.version_id
    left join lateral (select l.response, l.received_at from answer_log l
      where l.attempt_id = ai.attempt_id and l.position = ai.position order by l.sequence desc limit 1) l on true
  where ai.attempt_id = any($1::uuid[]) order by ai.attempt_id, ai.position`;

/** The questions of submitted attempts, with the answer that counts. */
export async function readQuestions(
  pool: pg.Pool,
  attempts: readonly AttemptSource[],
  withResponses: boolean,
): Promise<ReadonlyMap<string, readonly QuestionSource[]>> {
  const ids = attempts.filter(({ submittedAt }) => submittedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<QuestionSource>({
    name: 'record-questions',
    text: QUESTIONS,
    values: [ids, withResponses],
  });
  return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

const MEDIA = `
  select m.id as "materialId", u.id as "userId", u.email, m.title, m.kind = 'audio' as "isAudio",
    coalesce(f.seconds, m.seconds) as seconds
  from unnest($2::uuid[], $3::uuid[]) r(material, student) join materials m on m.id = r.material
    left join media_files f on f.material_id = m.id join users u on u.id = r.student
  where u.school_id = $1 and u.role = 'student'`;

/** The media that events are about. */
export async function readMediaSources(
  pool: pg.Pool,
  schoolId: string,
  events: readonly PendingEvent[],
): Promise<readonly MediaSource[]> {
  const played = events.filter(({ materialId }) => materialId !== null);
  if (played.length === 0) return [];
  const { rows } = await pool.query<MediaSource>({
    name: 'record-media',
    text: MEDIA,
    values: [schoolId, played.map(({ materialId }) => materialId), played.map(({ userId }) => userId)],
  });
  return rows;
}
