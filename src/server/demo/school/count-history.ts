import type pg from 'pg';
import { QUESTION_SECONDS_MAX } from '#domain/attempts/attempt.limits.ts';
import { CONFIDENCES } from '#domain/attempts/behaviour.ts';
import { DIFFICULTY_MIN_ANSWERS, EASY_FROM, MEDIUM_FROM } from '#domain/attempts/results/difficulty.ts';
import { GAP_LIMITS } from '#domain/attempts/results/forgetting.ts';
import { sumResults } from '../../attempts/results/sum-results.ts';
import { measureDifficulties } from '../../questions/measure-difficulties.ts';

/*
 * `countResults` for the whole history of students who have none yet. Two statements per attempt would take longer than
 * everything else of the demo; a test compares the result with a recount.
 */

const GAP = `case when f.gap_days is null then 'first' ${GAP_LIMITS.map(([most, gap]) => `when f.gap_days <= ${most} then '${gap}'`).join(' ')} else '31+' end`;

/** The domain's `difficultyOf` in SQL. */
const DIFFICULTY = `case when d.answers < ${DIFFICULTY_MIN_ANSWERS} then 'unknown' when d.facility >= ${EASY_FROM} then 'easy'
  when d.facility >= ${MEDIUM_FROM} then 'medium' else 'hard' end`;

const COUNT = `
  with attempt as materialized (
    select id, user_id, started_at, handed_in_at, (handed_in_at at time zone 'UTC')::date as day from attempts
    where user_id = any($1) and handed_in_at is not null
  ), log as (
    select l.attempt_id, l.position, l.response,
      extract(epoch from l.received_at - lag(l.received_at, 1, a.started_at)
        over (partition by l.attempt_id order by l.received_at, l.position)) as seconds
    from answer_log l join attempt a on a.id = l.attempt_id
  ), fact as (
    select a.id, ai.position, a.user_id, i.id as item_id, v.id as version_id, i.topic_id, i.type, a.day,
      case i.type when 'true-false' then 2 when 'multiple-choice' then jsonb_array_length(v.body->'choices') end as choice_count,
      a.handed_in_at, ai.credit,
      count(*) over w as items, sum(ai.credit) over w as credits,
      log.seconds, log.response, array_position(array['${CONFIDENCES.toReversed().join("','")}'], st.confidence)::smallint as confidence,
      ai.outcome
    from attempt a join attempt_items ai on ai.attempt_id = a.id and ai.credit is not null
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
    left join log on log.attempt_id = a.id and log.position = ai.position
    left join item_steps st on st.attempt_id = a.id and st.position = ai.position
    window w as (partition by a.id)
  ), counted as materialized (
    select *, row_number() over (partition by user_id, item_id order by handed_in_at, position) = 1 as first
    from fact where outcome <> 'unanswered'
  ), difficulty as (
    select item_id, count(*) as answers, avg(credit) as facility from counted where first group by item_id
  ), gap as (
    select id, topic_id, day - max(day) over (partition by user_id, topic_id order by handed_in_at
      rows between unbounded preceding and 1 preceding) as gap_days
    from (select distinct id, user_id, topic_id, day, handed_in_at from counted) visit
  )
  insert into counted_answers (attempt_id, position, user_id, item_id, version_id, topic_id, type, day, credit, rest,
    seconds, difficulty, gap, confidence, first, choices, submitted_at, choice_count)
  select f.id, f.position, f.user_id, f.item_id, f.version_id, f.topic_id, f.type, f.day, f.credit,
    case when f.items > 1 then (f.credits - f.credit) / (f.items - 1) end,
    coalesce(least(greatest(f.seconds, 0), ${QUESTION_SECONDS_MAX}), 0), ${DIFFICULTY}, ${GAP}, f.confidence, f.first,
    case
      when f.response ? 'choice' and f.response->>'choice' is not null then array[f.response->>'choice']
      when jsonb_typeof(f.response->'choices') = 'array' then array(select jsonb_array_elements_text(f.response->'choices'))
      when jsonb_typeof(f.response->'value') = 'boolean' then array[f.response->>'value']
    end,
    -- With the instant of submission, no trigger has to look up what is known here.
    f.handed_in_at, f.choice_count
  from (select c.*, g.gap_days from counted c join gap g on g.id = c.id and g.topic_id = c.topic_id) f
  join difficulty d on d.item_id = f.item_id`;

/**
 * Counts all submitted attempts of students who have no counted answers, and measures the difficulty of the questions.
 * It is the same for all answers to a question, as if others had answered it before.
 */
export async function countHistory(client: pg.ClientBase, students: readonly string[]): Promise<void> {
  await client.query(COUNT, [students]);
  await measureDifficulties(client);
  await sumResults(client, students);
}
