import type pg from 'pg';

const SUM = `
  with counted as materialized (select * from counted_answers where user_id = any($1::uuid[])
  ), weekly as (
    insert into weekly_results (user_id, topic_id, week, last_day, answers, credit, seconds)
    select user_id, topic_id, date_trunc('week', day::timestamp)::date, max(day), count(*), sum(credit), sum(seconds)
    from counted group by 1, 2, 3)
  insert into band_results (user_id, topic_id, dimension, band, answers, credit, seconds)
  select user_id, topic_id, b.dimension, b.band, count(*), sum(credit), sum(seconds)
  from counted cross join lateral (values ('type', type), ('difficulty', difficulty), ('gap', gap), ('confidence', confidence::text)) b(dimension, band)
  where b.band is not null group by 1, 2, 3, 4`;

/**
 * Sums the counted answers of users who have no sums, by topic and week, and by topic and band. `countResults` keeps the
 * sums up to date answer by answer; this is for users whose answers were all counted or moved at once.
 */
export async function sumResults(client: Pick<pg.ClientBase, 'query'>, users: readonly string[]): Promise<void> {
  await client.query(SUM, [users]);
}
