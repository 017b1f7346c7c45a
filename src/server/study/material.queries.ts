import { instantJson } from '../attempts/attempt-summary.queries.ts';

/**
 * The published materials of a topic as JSON, ordered by kind and position, with the user's progress.
 * @param topic SQL for the topic's id
 * @param viewer SQL for the user's id
 */
export const materialsJson = (topic: string, viewer: string): string => `(
  select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'title', m.title, 'summary', m.summary,
    'seconds', m.seconds, 'share', coalesce(p.share, 0), 'doneAt', ${instantJson('p.done_at')})
    order by array_position(array['noteBooklet', 'onePageSummary', 'audio', 'video', 'short', 'deck', 'examFocus'], m.kind),
      m.position, m.title), '[]')
  from materials m left join material_progress p on p.material_id = m.id and p.user_id = ${viewer}
  where m.topic_id = ${topic} and m.published_at <= now())`;

/**
 * How many materials of each kind a topic has and how many of them the user has done, as JSON: `[{kind, count, done,
 * seconds}]`.
 */
export const kindCountsJson = (topic: string, viewer: string): string => `(
  select coalesce(json_agg(to_json(k)), '[]') from (
    select m.kind, count(*)::int as count, count(p.done_at)::int as done, sum(m.seconds)::int as seconds
    from materials m left join material_progress p on p.material_id = m.id and p.user_id = ${viewer}
    where m.topic_id = ${topic} and m.published_at <= now() group by m.kind) k)`;
