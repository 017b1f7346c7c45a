import type pg from 'pg';
import { isFeedbackReleased, releasedMarks } from '#server/classrooms/assignments/released.sql.ts';
import { isReserved } from '#server/questions/answer-keys/reserved-questions.sql.ts';

/** What the answers of a student say about a topic, as `study-facts.queries.ts` reads it. */
export type TopicAnswers = {
  readonly topic: string;
  readonly answers: readonly object[];
  readonly answered: number;
  readonly weak: number;
  readonly openAnswered: number;
};

// Every answer of every submitted attempt is read, from the questions of attempts instead of from counted answers.
const ALL = `
  with given as materialized (
    select a.id as attempt_id, a.handed_in_at, ${isFeedbackReleased('a')} as shows_feedback, ${releasedMarks('a')} as counts,
      ai.position, ai.version_id, ai.outcome, ai.credit, v.item_id, i.topic_id, i.type, i.subtopic, i.estimate, st.confidence
    from attempts a join attempt_items ai on ai.attempt_id = a.id
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
    left join item_steps st on st.attempt_id = ai.attempt_id and st.position = ai.position
    where a.user_id = $1 and a.handed_in_at is not null and not ${isReserved('v.item_id', '$1')}
  ), latest as (
    select distinct on (item_id) item_id, topic_id, type, outcome, confidence
    from given where shows_feedback order by item_id, handed_in_at desc
  ), numbered as (
    select g.*, case when d.answers >= 10 then d.facility end as facility,
      count(*) over (partition by topic_id)::int as answered,
      row_number() over (partition by topic_id order by handed_in_at desc, attempt_id desc, position desc) as back
    from given g left join item_difficulties d on d.item_id = g.item_id where counts and credit is not null
  )
  select t.slug as topic,
    (select coalesce(json_agg(json_build_object('at', floor(extract(epoch from handed_in_at) * 1000)::float8, 'credit', credit,
       'facility', facility, 'estimate', case when facility is null then estimate end,
       'choices', case type when 'true-false' then 2
         when 'multiple-choice' then (select jsonb_array_length(v.body->'choices') from item_versions v where v.id = version_id) end,
       'isGuess', coalesce(confidence = 'guess' and outcome <> 'unanswered', false), 'subtopic', subtopic) order by back desc), '[]')
     from numbered n where n.topic_id = t.id and back <= 30 and handed_in_at > now() - interval '2 years') as answers,
    (select coalesce(max(answered), 0) from numbered n where n.topic_id = t.id) as answered,
    (select count(*)::int from latest l where l.topic_id = t.id
       and (outcome in ('wrong', 'partly') or (outcome = 'right' and confidence = 'guess'))) as weak,
    (select count(*)::int from latest l where l.topic_id = t.id and type = 'open' and outcome <> 'unanswered') as "openAnswered"
  from live_topics t order by t.slug`;

/** The same as the facts of topics, computed from all answers. */
export async function readAllAnswers(pool: pg.Pool, student: string): Promise<readonly TopicAnswers[]> {
  return (await pool.query<TopicAnswers>(ALL, [student])).rows;
}
