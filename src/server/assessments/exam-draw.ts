import type pg from 'pg';
import type { ExamRecipe } from '#domain/assessments/exam-recipe.schema.ts';
import { accessParameters, topicIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import { isCounted } from '../attempts/results/unreleased.sql.ts';
import { isBlocked } from '../questions/answer-keys/reserved-questions.sql.ts';

type Matched = Pick<ExamRecipe, 'topics' | 'types' | 'difficulties'>;

/** Questions in the bank that match an exam's recipe, for one student. */
export type MatchCount = {
  readonly matching: number;
  /** Of these, those the student has never answered. */
  readonly unseen: number;
  /** Of these, those whose last answer was not fully correct. */
  readonly weak: number;
};

// $1 student, $2 and $3 access, $4 topics, $5 types, $6 difficulties. Leaves out questions that the viewer may not
// open, and those that an assignment blocks.
const MATCHING = `
  select i.id, i.topic_id, v.id as version_id, last.day, last.credit
  from items i
  join live_topics t on t.id = i.topic_id
  join item_versions v on v.item_id = i.id and v.version = i.version
  left join item_difficulties d on d.item_id = i.id
  left join lateral (
    select c.day, c.credit from counted_answers c where c.user_id = $1 and c.item_id = i.id
      and ${isCounted('c')} order by c.day desc limit 1
  ) last on true
  where i.live and not ${isBlocked('i.id', '$1')} and t.id = any($4::uuid[]) and ${topicIsAccessible('t', '$2', '$3')}
    and (cardinality($5::text[]) = 0 or i.type = any($5))
    and (cardinality($6::text[]) = 0 or coalesce(d.difficulty, 'unknown') = any($6))`;

const matchValues = (viewer: Viewer, { topics, types, difficulties }: Matched) =>
  [viewer.userId, ...accessParameters(viewer, 'quiz'), topics, types, difficulties] as const;

/** How many questions match a recipe: one statement. */
export async function countMatches(pool: Pick<pg.Pool, 'query'>, viewer: Viewer, recipe: Matched): Promise<MatchCount> {
  const { rows } = await pool.query<MatchCount>(
    `select count(*)::int as matching, (count(*) filter (where day is null))::int as unseen,
       (count(*) filter (where credit < 1))::int as weak from (${MATCHING}) m`,
    [...matchValues(viewer, recipe)],
  );
  return rows[0] ?? { matching: 0, unseen: 0, weak: 0 };
}

// Topics alternate within a rank, so that none is left out because another has many questions. Questions that were
// drawn before are last, so that a repeat gets new questions as long as there are any.
const DRAW = `
  with matching as (${MATCHING}), ranked as (
    select id, version_id, topic_id, id = any($8::uuid[]) as drawn_before,
      case $7 when 'unseen' then case when day is null then 0 else 1 end
              when 'weak' then case when credit < 1 then 0 when day is null then 1 else 2 end
              else 0 end as rank,
      case $7 when 'unseen' then extract(epoch from day)::float8 when 'weak' then credit end as within,
      md5($9 || id::text) as lot
    from matching
  ), in_turn as (
    select *, row_number() over (partition by drawn_before, rank, topic_id order by within nulls first, lot) as turn from ranked
  ), drawn as (
    select version_id, lot from in_turn order by drawn_before, rank, turn, within nulls first, lot limit $10
  )
  insert into exam_items (exam_id, position, version_id)
  select $11, row_number() over (order by lot), version_id from drawn`;

export type Draw = {
  readonly examId: string;
  readonly recipe: ExamRecipe;
  /** Ids of questions that are used only if there are no others. */
  readonly avoid: readonly string[];
  /** The same seed draws the same questions from the same bank. */
  readonly seed: string;
};

/** Draws an exam's questions; returns their number. */
export async function drawQuestions(client: pg.ClientBase, viewer: Viewer, draw: Draw): Promise<number> {
  const { examId, recipe, avoid, seed } = draw;
  const { rowCount } = await client.query(DRAW, [
    ...matchValues(viewer, recipe),
    recipe.prefer,
    avoid,
    seed,
    recipe.length,
    examId,
  ]);
  return rowCount ?? 0;
}
