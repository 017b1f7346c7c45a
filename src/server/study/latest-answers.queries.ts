import type pg from 'pg';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import { ANSWERS_COUNTED } from '#domain/study/mastery/mastery-model.ts';
import type { SubtopicAnswer } from '#domain/study/mastery/subtopic-mastery.rule.ts';
import type { Viewer } from '../access/viewer.ts';
import { isCounted, isIncluded } from '../attempts/results/unreleased.sql.ts';

/** What a student's latest answers say about a topic. */
export type LatestAnswers = {
  /**
   * The marked answers of the last two years, in their order. An answer counts for the topic that its question had when
   * it was submitted. Subtopics are read for one topic only, and null for all others.
   */
  readonly answers: readonly SubtopicAnswer[];
  /** Marked answers that are in no sum, because they are empty. */
  readonly uncounted: number;
  /** Questions whose latest answer was incorrect, or guessed. */
  readonly weakQuestions: number;
  /** Questions with a written answer. */
  readonly openQuestions: number;
};

/** The answers in a topic without any. */
export const NO_ANSWERS: LatestAnswers = { answers: [], uncounted: 0, weakQuestions: 0, openQuestions: 0 };

/**
 * Answers as columns, the latest first, as they are sorted already: far less text than as many objects. A column is null
 * if no answer has a value for it. Estimates are only read where a facility is missing.
 */
type AnswerColumns = Pick<Column, 'at' | 'credit'> & {
  readonly [Key in keyof Omit<Column, 'at' | 'credit'>]: Column[Key] | null;
};
type Column = { readonly [Key in keyof SubtopicAnswer]: readonly SubtopicAnswer[Key][] };
type Row = Omit<LatestAnswers, 'answers'> & { readonly topic: string; readonly answers: AnswerColumns | null };

/**
 * The latest answers in the topic of the alias t: those that are counted, from an index in this order, and all that
 * aren't, because they are empty or not marked yet.
 */
const GIVEN = `(
  (select c.attempt_id, c.position, c.item_id, c.type, c.credit, c.confidence, c.submitted_at, c.choice_count, true as is_answered
   from counted_answers c where c.user_id = $1 and c.topic_id = t.id and ${isCounted('c')}
   order by c.submitted_at desc, c.attempt_id desc, c.position desc limit ${ANSWERS_COUNTED})
  union all
  select attempt_id, position, item_id, type, credit, confidence, submitted_at, choice_count, is_answered
  from uncounted where topic_id = t.id)`;

// $1 the user, $2 the topic whose answers need their subtopics. The work depends on the number of topics, not on that of
// answers: of each topic, only the latest answers are read, from an index that contains all that is needed of them. Of
// them, those of the last two years count: older ones weigh less than a thousandth, and all but the latest of a topic
// together less than a hundredth. Each topic is read and summed up by itself, as sorting the answers of all topics
// together takes longer.
const LATEST = `
  with uncounted as materialized (
    select i.topic_id, a.id as attempt_id, ai.position, i.id as item_id, i.type, ai.credit, null::smallint as confidence,
      a.handed_in_at as submitted_at,
      case i.type when 'true-false' then 2 when 'multiple-choice' then jsonb_array_length(v.body->'choices') end as choice_count,
      ai.outcome <> 'unanswered' as is_answered
    from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.outcome in ('unanswered', 'unmarked')
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
    where a.user_id = $1 and a.handed_in_at is not null and ${isIncluded('a.id', 'i.id')}
  )
  select t.id as topic, w."weakQuestions", w."openQuestions", m.answers,
    (select count(*)::int from uncounted u where u.topic_id = t.id and u.credit is not null) as uncounted
  from live_topics t
    cross join lateral (
      select count(*) filter (where is_answered and (credit < 1 or confidence = 1))::int as "weakQuestions",
        count(*) filter (where type = 'open' and is_answered)::int as "openQuestions", count(*)::int as questions
      from (select distinct on (item_id) * from ${GIVEN} given order by item_id, submitted_at desc, attempt_id desc) latest
    ) w
    cross join lateral (
      select case when count(*) > 0 then json_build_object('at', array_agg(at), 'credit', array_agg(credit),
        'isGuess', case when bool_or(is_guess) then array_agg(is_guess) end,
        'facility', case when count(facility) > 0 then array_agg(facility) end,
        'estimate', case when count(estimate) > 0 then array_agg(estimate) end,
        'choices', case when count(choices) > 0 then array_agg(choices) end,
        'subtopic', case when t.id = $2 then array_agg(subtopic) end) end as answers
      from (
        select floor(round(date_part('epoch', submitted_at) * 1000000) / 1000) as at, credit,
          coalesce(confidence = 1, false) as is_guess, facility, choice_count as choices,
          case when facility is null then (select i.estimate from items i where i.id = g.item_id and i.estimate is not null) end as estimate,
          case when t.id = $2 then (select i.subtopic from items i where i.id = g.item_id) end as subtopic
        from (
          select *, (select d.facility from item_difficulties d
            where d.item_id = given.item_id and d.answers >= ${DIFFICULTY_MIN_ANSWERS}) as facility
          from ${GIVEN} given where credit is not null and submitted_at > now() - interval '2 years'
          order by submitted_at desc, attempt_id desc, position desc limit ${ANSWERS_COUNTED}
        ) g
        -- Otherwise the look-ups above would be repeated wherever their results are used.
        offset 0
      ) each
    ) m where w.questions > 0`;

/**
 * The latest answers of a user in each topic, by the topic's id, without topics that have none: one statement.
 * @param subtopicsOf id of the topic whose answers need their subtopics
 */
export async function readLatestAnswers(
  pool: pg.Pool,
  viewer: Viewer,
  subtopicsOf: string | null,
): Promise<ReadonlyMap<string, LatestAnswers>> {
  const { rows } = await pool.query<Row>({
    name: 'latest-answers',
    text: LATEST,
    values: [viewer.userId, subtopicsOf],
  });
  return new Map(rows.map(({ topic, answers, ...counts }) => [topic, { ...counts, answers: answersOf(answers) }]));
}

function answersOf(columns: AnswerColumns | null): readonly SubtopicAnswer[] {
  if (columns === null) return [];
  return columns.at
    .map((at, index) => ({
      at,
      credit: columns.credit[index] ?? 0,
      facility: columns.facility?.[index] ?? null,
      estimate: columns.estimate?.[index] ?? null,
      choices: columns.choices?.[index] ?? null,
      isGuess: columns.isGuess?.[index] ?? false,
      subtopic: columns.subtopic?.[index] ?? null,
    }))
    .reverse();
}
