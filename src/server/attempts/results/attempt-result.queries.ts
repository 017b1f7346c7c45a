import type pg from 'pg';
import type { AttemptKind } from '#domain/attempts/attempt-kind.ts';
import { type Comparison, comparisonToShow } from '#domain/attempts/results/comparison.rule.ts';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type Reservation, strictest } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type AttemptLine, attemptLineJson } from '../../assessments/attempt-line.ts';
import { isFeedbackReleased, releasedMarks } from '../../classrooms/assignments/released.sql.ts';
import type { SubjectRef } from '../../content/content.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { reservedError } from '../../questions/answer-keys/practice-block.ts';
import { reservationsJson, showsMarks, showsResult } from '../../questions/answer-keys/reserved-questions.sql.ts';

export type ResultQuestion = {
  readonly position: number;
  readonly topic: SubjectRef;
  readonly type: QuestionTypeName;
  readonly marks: number;
  readonly outcome: Outcome;
  readonly credit: number | null;
  /** Time spent; null if it was not measured, as on paper. */
  readonly seconds: number | null;
  /** Mean score of all students' first answers; null if too few have answered. */
  readonly facility: number | null;
  /** Score before a corrected answer key; null if no key was corrected. */
  readonly creditBefore: number | null;
};

export type AttemptResult = AttemptLine & {
  readonly title: string;
  readonly kind: AttemptKind;
  /** Of the quiz, exam, paper or assignment; of the attempt itself for a study session, which has no title. */
  readonly targetId: string;
  readonly subject: SubjectRef | null;
  readonly topic: SubjectRef | null;
  readonly seconds: number | null;
  readonly gradeBoundaries: readonly GradeBoundary[];
  readonly items: readonly ResultQuestion[];
  /** The user's own submitted attempts at the same target, oldest first, including this one. */
  readonly own: readonly AttemptLine[];
  /** Other students' first attempts at the same quiz or paper; null if they are too few to be shown. */
  readonly others: Comparison | null;
};

const ref = (row: string): string =>
  `case when ${row}.id is not null then json_build_object('id', ${row}.id, 'slug', ${row}.slug, 'title', ${row}.title) end`;

/**
 * What an attempt belongs to, as a title with its location, for the alias of its row; the joins that it needs are
 * below.
 * An attempt belongs to one of the seven (`attempts_belong_to_one`): the defaults exist only for the types.
 */
export const targetColumns = (attempt: string): string => `
  coalesce(q.title, e.title, p.title || ', ' || case p.session when '' then '' else p.session || ' ' end || p.year, asg.title, lq.title, s.title, '') as title,
  case when ${attempt}.quiz_id is not null then 'quiz' when ${attempt}.exam_id is not null then 'exam'
    when ${attempt}.assignment_part_id is not null then 'assignment'
    when ${attempt}.diagnostic_subject_id is not null then 'diagnostic'
    when ${attempt}.study_session_id is not null then 'session'
    when ${attempt}.live_quiz_id is not null then 'live' else 'paper' end as kind,
  coalesce(q.id, e.id, p.id, asg.id, ${attempt}.id) as "targetId", ${ref('s')} as subject, ${ref('t')} as topic`;

/** SQL: the joins that `targetColumns` needs, by the alias of the attempt's row. */
export const targetJoins = (attempt: string): string => `
  left join quizzes q on q.id = ${attempt}.quiz_id left join exams e on e.id = ${attempt}.exam_id
  left join exam_papers p on p.id = ${attempt}.paper_id
  left join assignment_parts asp on asp.id = ${attempt}.assignment_part_id left join assignments asg on asg.id = asp.assignment_id
  left join live_quizzes lq on lq.id = ${attempt}.live_quiz_id
  left join topics t on t.id = q.topic_id
  left join subjects s on s.id = coalesce(t.subject_id, p.subject_id, ${attempt}.diagnostic_subject_id)`;

const sameTarget = (first: string, second: string): string =>
  `(${first}.quiz_id = ${second}.quiz_id or ${first}.exam_id = ${second}.exam_id or ${first}.paper_id = ${second}.paper_id
    or ${first}.assignment_part_id = ${second}.assignment_part_id)`;

const READ = `
  select (${attemptLineJson('a', '$2')})::jsonb as line, ${targetColumns('a')},
    (select sum(c.seconds) from counted_answers c where c.attempt_id = a.id) as seconds,
    coalesce(p.grade_boundaries, '[]') as "gradeBoundaries",
    (select json_agg(json_build_object('position', ai.position, 'topic', ${ref('it')}, 'type', i.type, 'marks', ai.marks,
       'outcome', coalesce(ai.outcome, 'unanswered'), 'credit', ai.credit, 'seconds', nullif(c.seconds, 0),
       'facility', case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then d.facility end,
       'creditBefore', (select rc.credit_before from regrade_changes rc join regrades r on r.id = rc.regrade_id
          where rc.attempt_id = a.id and rc.position = ai.position order by r.created_at limit 1)) order by ai.position)
     from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
     join topics it on it.id = i.topic_id left join item_difficulties d on d.item_id = i.id
     left join counted_answers c on c.attempt_id = ai.attempt_id and c.position = ai.position
     where ai.attempt_id = a.id) as items,
    (select json_agg(${attemptLineJson('o', '$2')} order by o.handed_in_at) from attempts o
     where o.user_id = a.user_id and o.handed_in_at is not null and ${sameTarget('o', 'a')}) as own,
    (select json_build_object('studentCount', count(*)::int, 'mean', coalesce(avg(share), 0),
       'below', coalesce(avg((share < a.marks / nullif(a.marks_out_of, 0))::int), 0))
     from (
       select distinct on (o.user_id) o.marks / nullif(o.marks_out_of, 0) as share from attempts o
       where o.user_id <> a.user_id and o.handed_in_at is not null and o.marks_out_of > 0
         and (o.quiz_id = a.quiz_id or o.paper_id = a.paper_id)
       order by o.user_id, o.handed_in_at) first_attempts) as others
  from attempts a ${targetJoins('a')}
  where a.id = $1 and a.user_id = $2 and a.diagnostic_subject_id is null and (a.handed_in_at is null or ${showsResult('a', '$2')})`;

type Row = Omit<AttemptResult, keyof AttemptLine | 'others' | 'items' | 'own'> & {
  readonly line: AttemptLine;
  readonly items: AttemptResult['items'] | null;
  readonly own: AttemptResult['own'] | null;
  readonly others: Comparison;
};

/**
 * The result of an attempt of the viewer's own. A diagnostic has none: it ends with a plan. Throws `NOT_FOUND`, also if
 * its assignment does not show it yet, `ANSWERS_RESERVED` if another assignment does not, and `ATTEMPT_OPEN` before it is
 * submitted, when there is no result.
 */
export async function readAttemptResult(pool: pg.Pool, viewer: Viewer, id: string): Promise<AttemptResult> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({ name: 'attempt-result', text: READ, values: [id, viewer.userId] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw await whyNoResult(pool, viewer, id);
  const { line, ...rest } = row;
  if (line.submittedAt === null) throw new ProductError('ATTEMPT_OPEN');
  return { ...line, ...rest, items: rest.items ?? [], own: rest.own ?? [], others: comparisonToShow(rest.others) };
}

/** Used if the attempt's own assignment shows it, but another assignment reserves one of its questions. */
async function whyNoResult(pool: pg.Pool, viewer: Viewer, id: string): Promise<ProductError> {
  const { rows } = isUuid(id)
    ? await pool.query<{ reservations: readonly Reservation[] }>(
        `select ${reservationsJson('reserved_for($2)', OTHERS_QUESTION)} as reservations from attempts a
         where a.id = $1 and a.user_id = $2 and ${releasedMarks('a')} and ${isFeedbackReleased('a')}`,
        [id, viewer.userId],
      )
    : { rows: [] };
  const reservation = strictest(rows[0]?.reservations ?? []);
  return reservation === null ? new ProductError('NOT_FOUND') : reservedError('ANSWERS_RESERVED', reservation);
}

const OTHERS_QUESTION = `rq.part_id is distinct from a.assignment_part_id and exists (
  select from attempt_items ai join item_versions v on v.id = ai.version_id where ai.attempt_id = a.id and v.item_id = rq.item_id)`;

export type AttemptTitle = AttemptLine & Pick<AttemptResult, 'title' | 'kind' | 'targetId' | 'subject' | 'topic'>;

/** The viewer's open attempts at exams and papers, and the latest submitted attempts of any kind. */
export async function readAttemptTitles(
  pool: pg.Pool,
  viewer: Viewer,
  { open, limit }: { readonly open: boolean; readonly limit: number },
): Promise<AttemptTitle[]> {
  const { rows } = await pool.query<Omit<AttemptTitle, keyof AttemptLine> & { line: AttemptLine }>(
    `select (${attemptLineJson('a', '$1')})::jsonb as line, ${targetColumns('a')}
     from (select * from attempts mine where user_id = $1 and diagnostic_subject_id is null and handed_in_at is ${open ? 'null and quiz_id is null and assignment_part_id is null and study_session_id is null' : `not null and ${showsMarks('mine', '$1')}`}
       order by ${open ? 'started_at' : 'handed_in_at'} desc limit $2) a ${targetJoins('a')}
     order by a.handed_in_at desc, a.started_at desc`,
    [viewer.userId, limit],
  );
  return rows.map(({ line, ...rest }) => ({ ...line, ...rest }));
}
