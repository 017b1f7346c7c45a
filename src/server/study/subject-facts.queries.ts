import type pg from 'pg';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { ExamBlueprint } from '#domain/study/grade/exam-blueprint.ts';
import type { StartedAttempt, StartedReading } from '#domain/study/next/subject-step.rule.ts';
import type { Viewer } from '../access/viewer.ts';

// $1 the subject's slug, $2 the user. Boundaries are those of the latest paper that has any. Questions are counted by the
// totals of topics and by the user's own answers, because a bank may have a million questions.
const FACTS = `
  with paper as (
    select p.id, p.year, p.created_at, p.grade_boundaries
    from exam_papers p join live_subjects s on s.id = p.subject_id where s.slug = $1 and p.live
  ), question as (
    select q.paper_id, q.marks, i.topic_id
    from paper join paper_items q on q.paper_id = paper.id
    join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
  ), topic as materialized (
    select t.id from live_topics t join live_subjects s on s.id = t.subject_id where s.slug = $1
  ), answered as (
    select i.topic_id, count(distinct i.id)::int as count
    from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.outcome <> 'unanswered'
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id and i.live
    where a.user_id = $2 and a.handed_in_at is not null and i.topic_id in (select id from topic)
    group by i.topic_id
  ), material as (
    select m.id, m.topic_id, m.kind, p.updated_at, coalesce(p.share, 0) > 0 as is_started,
      (m.seconds * (1 - coalesce(p.share, 0)))::int as seconds_left
    from topic join materials m on m.topic_id = topic.id and m.published_at <= now()
    left join material_progress p on p.material_id = m.id and p.user_id = $2
    where p.done_at is null
  )
  select
    (select coalesce(json_agg(json_build_object('topic', topic_id, 'marks', marks)), '[]') from (
       select topic_id, sum(marks)::int as marks from question group by topic_id) each) as marks,
    (select coalesce(count(*)::float8 / nullif(count(distinct paper_id), 0), 0) from question) as "questionCount",
    coalesce((select grade_boundaries from paper where grade_boundaries <> '[]'
      order by year desc, created_at desc limit 1), '[]') as boundaries,
    (select coalesce(json_agg(json_build_object('topic', topic.id,
       'openQuestions', greatest(0, coalesce(c.items, 0) - coalesce(answered.count, 0)),
       'noteSeconds', coalesce((select sum(seconds_left) from material where topic_id = topic.id and kind = 'noteBooklet'), 0)
     )), '[]') from topic left join topic_counts c on c.topic_id = topic.id
     left join answered on answered.topic_id = topic.id) as left,
    (select coalesce(json_agg(json_build_object('topic', q.topic_id, 'attempt', a.id, 'quiz', q.id,
       'questionsLeft', (select count(*) from attempt_items ai where ai.attempt_id = a.id)
         - (select count(distinct l.position) from answer_log l where l.attempt_id = a.id)) order by a.started_at desc), '[]')
     from attempts a join quizzes q on q.id = a.quiz_id and q.live join topic on topic.id = q.topic_id
     where a.user_id = $2 and a.handed_in_at is null and a.assignment_part_id is null) as attempts,
    (select coalesce(json_agg(json_build_object('topic', topic_id, 'material', id, 'kind', kind, 'secondsLeft', seconds_left)
       order by updated_at desc), '[]') from material where is_started) as readings`;

/** What is left to do in a topic. */
export type TopicLeft = {
  readonly topic: string;
  /** Published questions that the user has never answered. */
  readonly openQuestions: number;
  /** Reading time that is left in the topic's booklets. */
  readonly noteSeconds: number;
};

type FactsRow = {
  readonly marks: readonly { readonly topic: string; readonly marks: number }[];
  readonly questionCount: number;
  readonly boundaries: readonly GradeBoundary[];
  readonly left: readonly TopicLeft[];
  readonly attempts: readonly StartedAttempt[];
  readonly readings: readonly StartedReading[];
};

export type SubjectFacts = {
  /** Without past papers it has no marks and no boundaries. */
  readonly blueprint: ExamBlueprint;
  readonly left: ReadonlyMap<string, TopicLeft>;
  /** Open attempts and materials in progress, the latest first. */
  readonly attempts: readonly StartedAttempt[];
  readonly readings: readonly StartedReading[];
};

/** The published past papers of a subject, and what the user has started and still has to do in it: one statement. */
export async function readSubjectFacts(pool: pg.Pool, viewer: Viewer, subject: string): Promise<SubjectFacts> {
  const { rows } = await pool.query<FactsRow>({ name: 'subject-facts', text: FACTS, values: [subject, viewer.userId] });
  const row = rows[0];
  if (row === undefined) throw new Error('A select without a table returns one row.');
  return {
    blueprint: {
      marks: new Map(row.marks.map(({ topic, marks }) => [topic, marks])),
      questionCount: row.questionCount,
      boundaries: row.boundaries,
    },
    left: new Map(row.left.map((left) => [left.topic, left])),
    attempts: row.attempts,
    readings: row.readings,
  };
}
