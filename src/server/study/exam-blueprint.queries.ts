import type pg from 'pg';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { ExamBlueprint } from '#domain/study/grade/exam-blueprint.ts';

// $1 the subject's slug. Boundaries are those of the latest paper that has any.
const BLUEPRINT = `
  with paper as (
    select p.id, p.year, p.created_at, p.grade_boundaries
    from exam_papers p join live_subjects s on s.id = p.subject_id where s.slug = $1 and p.live
  ), question as (
    select q.paper_id, q.marks, i.topic_id
    from paper join paper_items q on q.paper_id = paper.id
    join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
  )
  select
    (select coalesce(json_agg(json_build_object('topic', topic_id, 'marks', marks)), '[]') from (
       select topic_id, sum(marks)::int as marks from question group by topic_id) each) as topics,
    (select coalesce(count(*)::float8 / nullif(count(distinct paper_id), 0), 0) from question) as "questionCount",
    coalesce((select grade_boundaries from paper where grade_boundaries <> '[]'
      order by year desc, created_at desc limit 1), '[]') as boundaries`;

type BlueprintRow = {
  readonly topics: readonly { readonly topic: string; readonly marks: number }[];
  readonly questionCount: number;
  readonly boundaries: readonly GradeBoundary[];
};

/** What the published past papers of a subject consist of; without any it has no marks and no boundaries. */
export async function readExamBlueprint(pool: pg.Pool, subject: string): Promise<ExamBlueprint> {
  const { rows } = await pool.query<BlueprintRow>({ name: 'exam-blueprint', text: BLUEPRINT, values: [subject] });
  const row = rows[0] ?? { topics: [], questionCount: 0, boundaries: [] };
  return {
    marks: new Map(row.topics.map(({ topic, marks }) => [topic, marks])),
    questionCount: row.questionCount,
    boundaries: row.boundaries,
  };
}
