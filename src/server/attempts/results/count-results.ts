import type pg from 'pg';
import { QUESTION_SECONDS_MAX } from '#domain/attempts/attempt.limits.ts';
import { CONFIDENCES } from '#domain/attempts/behaviour.ts';
import { GAP_LIMITS } from '#domain/attempts/results/forgetting.ts';

/** The Monday of a day's week. */
const weekSql = (day: string): string => `date_trunc('week', ${day}::timestamp)::date`;

/** The domain's `gapOf` in SQL. */
const gapSql = (days: string): string =>
  `case when ${days} is null then 'first' ${GAP_LIMITS.map(([most, gap]) => `when ${days} <= ${most} then '${gap}'`).join(' ')} else '31+' end`;

// Facts of answers that are marked and not counted yet, and their sums. The time spent on a question is the time
// between the previous answer in the log and its own.
const COUNT_NEW = `
  with attempt as (
    select id, user_id, started_at, (handed_in_at at time zone 'UTC')::date as day from attempts where id = $1
  ), log as (
    select l.position, l.response,
      extract(epoch from l.received_at - lag(l.received_at, 1, a.started_at) over (order by l.received_at, l.position)) as seconds,
      row_number() over (partition by l.position order by l.sequence desc) as back
    from answer_log l join attempt a on a.id = l.attempt_id
  ), answered as (
    select position, sum(least(greatest(seconds, 0), ${QUESTION_SECONDS_MAX})) as seconds,
      (array_agg(response order by back))[1] as response
    from log group by position
  ), totals as (
    select count(*) as items, coalesce(sum(credit), 0) as credit from attempt_items where attempt_id = $1 and credit is not null
  ), inserted as (
    insert into counted_answers (attempt_id, position, user_id, item_id, version_id, topic_id, type, day, credit, rest,
      seconds, difficulty, gap, confidence, first, choices)
    select a.id, ai.position, a.user_id, i.id, v.id, i.topic_id, i.type, a.day, ai.credit,
      case when totals.items > 1 then (totals.credit - ai.credit) / (totals.items - 1) end,
      coalesce(answered.seconds, 0), coalesce(d.difficulty, 'unknown'),
      coalesce(
        (select c.gap from counted_answers c where c.attempt_id = a.id and c.topic_id = i.topic_id limit 1),
        ${gapSql('(a.day - practised.day)')}),
      array_position(array['${CONFIDENCES.toReversed().join("','")}'], st.confidence)::smallint,
      not exists (select from counted_answers c where c.user_id = a.user_id and c.item_id = i.id),
      case
        when answered.response ? 'choice' and answered.response->>'choice' is not null then array[answered.response->>'choice']
        when jsonb_typeof(answered.response->'choices') = 'array' then
          array(select jsonb_array_elements_text(answered.response->'choices'))
        when jsonb_typeof(answered.response->'value') = 'boolean' then array[answered.response->>'value']
      end
    from attempt a join attempt_items ai on ai.attempt_id = a.id
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
    cross join totals
    left join answered on answered.position = ai.position
    left join item_steps st on st.attempt_id = a.id and st.position = ai.position
    left join item_difficulties d on d.item_id = i.id
    left join lateral (
      select max(r.last_day) as day from weekly_results r where r.user_id = a.user_id and r.topic_id = i.topic_id and r.last_day <= a.day
    ) practised on true
    where ai.credit is not null and ai.outcome <> 'unanswered' and a.day is not null
      and not exists (select from counted_answers c where c.attempt_id = a.id and c.position = ai.position)
    returning *
  ), weekly as (
    insert into weekly_results as r (user_id, topic_id, week, last_day, answers, credit, seconds)
    select user_id, topic_id, ${weekSql('day')}, max(day), count(*), sum(credit), sum(seconds) from inserted
    group by 1, 2, 3 order by 2
    on conflict (user_id, topic_id, week) do update
      set answers = r.answers + excluded.answers, credit = r.credit + excluded.credit,
        seconds = r.seconds + excluded.seconds, last_day = greatest(r.last_day, excluded.last_day)
  )
  insert into band_results as r (user_id, topic_id, dimension, band, answers, credit, seconds)
  select user_id, topic_id, b.dimension, b.band, count(*), sum(credit), sum(seconds)
  from inserted cross join lateral (values ('type', type), ('difficulty', difficulty), ('gap', gap), ('confidence', confidence::text)) b(dimension, band)
  where b.band is not null
  group by user_id, topic_id, b.dimension, b.band order by topic_id, b.dimension, b.band
  on conflict (user_id, topic_id, dimension, band) do update
    set answers = r.answers + excluded.answers, credit = r.credit + excluded.credit, seconds = r.seconds + excluded.seconds`;

// Answers that were counted before and whose marks have changed: the sums change by the difference.
const COUNT_CHANGED = `
  with totals as (
    select count(*) as items, coalesce(sum(credit), 0) as credit from attempt_items where attempt_id = $1 and credit is not null
  ), changed as (
    select c.attempt_id, c.position, c.user_id, c.topic_id, c.day, c.type, c.difficulty, c.gap, c.confidence,
      ai.credit - c.credit as gain, ai.credit as credit,
      case when totals.items > 1 then (totals.credit - ai.credit) / (totals.items - 1) end as rest
    from counted_answers c join attempt_items ai on ai.attempt_id = c.attempt_id and ai.position = c.position
    cross join totals where c.attempt_id = $1 and ai.credit is not null
  ), corrected as (
    update counted_answers c set credit = changed.credit, rest = changed.rest
    from changed where c.attempt_id = changed.attempt_id and c.position = changed.position
      and (c.credit <> changed.credit or c.rest is distinct from changed.rest)
  ), weekly as (
    update weekly_results r set credit = r.credit + s.gain
    from (select user_id, topic_id, ${weekSql('day')} as week, sum(gain) as gain from changed where gain <> 0 group by 1, 2, 3) s
    where r.user_id = s.user_id and r.topic_id = s.topic_id and r.week = s.week
  )
  update band_results r set credit = r.credit + s.gain
  from (
    select user_id, topic_id, b.dimension, b.band, sum(gain) as gain
    from changed cross join lateral (values ('type', type), ('difficulty', difficulty), ('gap', gap), ('confidence', confidence::text)) b(dimension, band)
    where gain <> 0 and b.band is not null group by 1, 2, 3, 4
  ) s
  where r.user_id = s.user_id and r.topic_id = s.topic_id and r.dimension = s.dimension and r.band = s.band`;

/**
 * Updates the sums that analysis reads to the current marks of an attempt. Call it within the transaction that submits,
 * marks or regrades; a repeated call changes nothing. Unanswered questions are not counted; answers that are marked by
 * hand are counted when they are marked.
 */
export async function countResults(client: pg.ClientBase, attemptId: string): Promise<void> {
  await client.query({ name: 'count-changed-results', text: COUNT_CHANGED, values: [attemptId] });
  await client.query({ name: 'count-new-results', text: COUNT_NEW, values: [attemptId] });
}
