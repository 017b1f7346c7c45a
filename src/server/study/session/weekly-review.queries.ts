import type pg from 'pg';
import { combineChanges, type LevelChange } from '#domain/study/session/session-summary.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isCounted } from '../../attempts/results/unreleased.sql.ts';
import type { TopicRef } from '../../content/content.queries.ts';

export type WeeklyReview = {
  readonly sessions: number;
  readonly cards: number;
  readonly answered: number;
  /** Sum of the shares of marks of these answers. */
  readonly credit: number;
  readonly minutes: number;
  readonly changes: readonly (LevelChange & { readonly title: string })[];
};

type Row = Omit<WeeklyReview, 'changes'> & {
  readonly changes: readonly (readonly LevelChange[])[];
  readonly topics: readonly Pick<TopicRef, 'id' | 'title'>[];
};

// $1 the student, $2 their time zone: the seven days up to today.
const READ = `
  with week as (
    select ((now() at time zone $2)::date - 6)::timestamp at time zone $2 as starts, (now() at time zone $2)::date - 6 as day
  ), review as (
    select l.card_id, l.took_ms from review_log l, week where l.user_id = $1 and l.applied and l.grade is not null and l.reviewed_at >= week.starts
  ), answer as (
    select c.credit, c.seconds from counted_answers c, week where c.user_id = $1 and c.day >= week.day and ${isCounted('c')}
  ), session as (
    select ss.ended_at, ss.summary->'changes' as changes from study_sessions ss, week
    where ss.user_id = $1 and ss.day >= week.day and ss.ended_by = 'finished' and ss.summary is not null
  )
  select (select count(*)::int from session) as sessions,
    (select count(distinct card_id)::int from review) as cards,
    (select count(*)::int from answer) as answered, (select coalesce(sum(credit), 0)::float8 from answer) as credit,
    round(coalesce((select sum(least(took_ms, 120000)) / 60000.0 from review), 0) + coalesce((select sum(seconds) / 60.0 from answer), 0))::int as minutes,
    (select coalesce(json_agg(changes order by ended_at), '[]') from session) as changes,
    (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title)), '[]') from live_topics t
     where t.id in (select (c->>'topic')::uuid from session, jsonb_array_elements(session.changes) c)) as topics`;

/** What the viewer did in the last seven days, and what it changed: one statement. */
export async function readWeeklyReview(pool: pg.Pool, viewer: Viewer, zone: string): Promise<WeeklyReview> {
  const { rows } = await pool.query<Row>(READ, [viewer.userId, zone]);
  const row = rows[0];
  if (row === undefined) throw new Error('A select without a table returns one row.');
  const { topics, changes, ...sums } = row;
  const named = combineChanges(changes).flatMap((change) => {
    const topic = topics.find(({ id }) => id === change.topic);
    return topic === undefined ? [] : [{ ...change, title: topic.title }];
  });
  return { ...sums, changes: named };
}
