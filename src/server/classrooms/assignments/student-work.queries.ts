import type pg from 'pg';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import type { LatePolicy } from '#domain/classrooms/assignments/late-policy.rule.ts';
import type { PartKind } from '#domain/classrooms/assignments/part-kind.ts';
import { isRevealed, type Reveal } from '#domain/classrooms/assignments/reveal.rule.ts';
import { retainedShareAt, windowState } from '#domain/classrooms/assignments/window.rule.ts';
import { type WorkStatus, workStatus } from '#domain/classrooms/assignments/work-status.rule.ts';
import type { MaterialKind } from '#domain/content/material-kind.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import type { SubjectRef, TopicRef } from '../../content/content.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { hasReserved, showsMarks } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { isFor } from '../classroom.permission.ts';
import { partMarks } from './assignment-marks.sql.ts';
import { materialShare } from './material-done.sql.ts';
import { isFeedbackReleased } from './released.sql.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from './window.sql.ts';

/** One attempt at a part. */
export type WorkAttempt = {
  readonly id: string;
  readonly startedAt: string;
  readonly submittedAt: string | null;
  /** Null until they are released. */
  readonly marks: number | null;
  readonly marksOutOf: number;
  readonly unmarkedQuestions: number;
  /** Whether answers and comments are visible. */
  readonly isReleased: boolean;
};

export type WorkPart = {
  readonly id: string;
  readonly kind: PartKind;
  readonly title: string;
  readonly questionCount: number;
  readonly marks: number;
  /** The address of the material; null for questions. */
  readonly material: {
    readonly id: string;
    readonly kind: MaterialKind;
    readonly subject: SubjectRef;
    readonly topic: TopicRef;
    readonly share: number;
    readonly isDone: boolean;
  } | null;
  readonly tries: readonly WorkAttempt[];
};

/** An assignment as its student sees it. */
export type StudentWork = {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly status: WorkStatus;
  readonly weight: number;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly late: LatePolicy;
  readonly attemptsAllowed: number | null;
  readonly countedAttempt: 'best' | 'last';
  readonly behaviour: Behaviour;
  readonly seconds: number | null;
  readonly showsMarks: Reveal;
  readonly showsFeedback: Reveal;
  readonly submittedAt: string | null;
  /** Of the attempts that count, before the late penalty; null until they are released. */
  readonly marks: number | null;
  readonly marksOutOf: number;
  /** Share of the marks that remains after the late penalty, now or if submitted at this instant. */
  readonly creditShare: number;
  readonly unmarkedQuestions: number;
  /** Whether it is done on paper: it has no parts, and the teacher enters the marks. */
  readonly isOnPaper: boolean;
  /** What the teacher wrote about the work; null until feedback is released. */
  readonly comment: string | null;
  readonly parts: readonly WorkPart[];
};

type Row = Omit<
  StudentWork,
  'status' | 'opensAt' | 'dueAt' | 'closesAt' | 'late' | 'attemptsAllowed' | 'creditShare' | 'submittedAt'
> & {
  readonly now: number;
  readonly facts: WindowFacts;
  readonly released: boolean;
  /** Whether the marks would reveal a question that another assignment reserves. */
  readonly withheld: boolean;
  readonly startedAt: number | null;
  readonly submittedAt: number | null;
  readonly isEntered: boolean;
};

const ATTEMPTS = `(
  select coalesce(json_agg(json_build_object('id', a.id, 'startedAt', ${instantJson('a.started_at')},
    'submittedAt', ${instantJson('a.handed_in_at')}, 'isReleased', a.handed_in_at is not null and ${isFeedbackReleased('a')},
    'marks', case when a.handed_in_at is not null and ${showsMarks('a', '$1')} then i.marks end,
    'marksOutOf', i.out_of, 'unmarkedQuestions', case when a.handed_in_at is null then 0 else i.unmarked end)
    order by a.started_at), '[]')
  from attempts a join lateral (
    select coalesce(sum(ai.credit * ai.marks), 0) as marks, coalesce(sum(ai.marks), 0) as out_of,
      count(*) filter (where ai.credit is null) as unmarked
    from attempt_items ai where ai.attempt_id = a.id) i on true
  where a.assignment_part_id = p.id and a.user_id = m.user_id)`;

const ref = (row: string): string => `json_build_object('id', ${row}.id, 'slug', ${row}.slug, 'title', ${row}.title)`;

const READ = `
  select s.id, s.title, s.instructions, json_build_object('id', c.id, 'name', c.name) as classroom, s.weight,
    s.counted_try as "countedAttempt", s.behaviour, s.seconds, s.shows_marks as "showsMarks", s.shows_feedback as "showsFeedback",
    s.marks_released_at is not null as released, ${ms('now()')} as now,
    ${windowFactsJson('s', 'm.user_id', 'm.group_id')} as facts,
    exists (select from assignment_parts wp join attempts a on a.assignment_part_id = wp.id and a.user_id = m.user_id
      where wp.assignment_id = s.id and ${hasReserved('a', '$1')}) as withheld,
    ${ms('sb.started_at')} as "startedAt", ${ms('sb.handed_in_at')} as "submittedAt", coalesce(sb.marks, 0) as marks,
    coalesce(sb.marks_out_of, s.paper_marks, 0) as "marksOutOf", s.paper_marks is not null as "isOnPaper",
    coalesce(sb.is_entered, false) as "isEntered", (select em.comment from entered_marks em
      where em.assignment_id = s.id and em.user_id = m.user_id order by em.version desc limit 1) as comment, coalesce(sb.unmarked_items, 0) as "unmarkedQuestions",
    (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'title', p.title,
       'questionCount', coalesce(p.draws, (select count(*) from assignment_items ai where ai.part_id = p.id)),
       'marks', coalesce(${partMarks('p')}, 0),
       'material', case when mt.id is not null then json_build_object('id', mt.id, 'kind', mt.kind, 'subject', ${ref('sj')},
         'topic', ${ref('t')}, 'share', coalesce(mp.share, 0), 'isDone', coalesce(mp.share >= 1, false)) end,
       'tries', ${ATTEMPTS}) order by p.position), '[]')
     from assignment_parts p left join materials mt on mt.id = p.material_id
     left join topics t on t.id = mt.topic_id left join subjects sj on sj.id = t.subject_id
     cross join lateral (select ${materialShare('p', 's', 'm.user_id')} as share) mp
     where p.assignment_id = s.id) as parts
  from classroom_members m join classrooms c on c.id = m.classroom_id
  join assignments s on s.classroom_id = c.id and s.published_at is not null and s.deleted_at is null
  left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id
  where m.user_id = $1 and m.left_at is null and ($2::uuid is null or s.id = $2) and ($3::uuid is null or c.id = $3)
    and (c.archived_at is null or $2 is not null or $3 is not null) and ${isFor('s', 'm')}
  order by s.due_at nulls last, s.created_at desc limit 300`;

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function workOf(found: Row): StudentWork {
  const { now, facts, released, withheld, startedAt, submittedAt, marks, isEntered, comment, ...row } = found;
  const window = windowFrom(facts);
  const state = windowState(window, now);
  const materials = row.parts.flatMap(({ material }) => material ?? []);
  const status = workStatus({
    state,
    excused: window.excused,
    hasQuestions: row.isOnPaper || row.parts.length > materials.length,
    started: startedAt !== null,
    submitted: submittedAt !== null,
    materials: materials.length,
    materialsDone: materials.filter(({ isDone }) => isDone).length,
    isOnPaper: row.isOnPaper,
  });
  const reveal = {
    submitted: submittedAt !== null,
    closed: window.closesAt === null || now >= window.closesAt,
    released,
  };
  return {
    ...row,
    status,
    opensAt: iso(window.opensAt),
    dueAt: iso(window.dueAt),
    closesAt: iso(window.closesAt),
    late: window.late,
    attemptsAllowed: window.tries,
    submittedAt: iso(submittedAt),
    marks: isRevealed(row.showsMarks, reveal) && !withheld ? marks : null,
    comment: isRevealed(row.showsFeedback, reveal) && comment !== '' ? comment : null,
    creditShare: isEntered
      ? 1
      : retainedShareAt(window, submittedAt ?? now, submittedAt === null ? 0 : ATTEMPT_GRACE_S),
  };
}

/** A student's assignments as the student sees them, of all classes or of one, next due first. */
export async function readStudentWork(
  pool: pg.Pool | pg.ClientBase,
  viewer: Pick<Viewer, 'userId'>,
  classroom: string | null,
): Promise<StudentWork[]> {
  if (classroom !== null && !isUuid(classroom)) return [];
  const { rows } = await pool.query<Row>({
    name: 'student-work',
    text: READ,
    values: [viewer.userId, null, classroom],
  });
  return rows.map(workOf);
}

/** One assignment of the viewer. Throws `NOT_FOUND`, also for one that is for others. */
export async function readStudentAssignment(pool: pg.Pool, viewer: Viewer, id: string): Promise<StudentWork> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({ name: 'student-work', text: READ, values: [viewer.userId, id, null] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return workOf(rows[0]);
}
