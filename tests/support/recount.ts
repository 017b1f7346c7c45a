import type pg from 'pg';

const WEEKLY = `select user_id::text, topic_id::text, date_trunc('week', day::timestamp)::date::text as week, max(day)::text as last_day,
    count(*)::int as answers, sum(credit) as credit, sum(seconds) as seconds
  from counted_answers group by 1, 2, 3`;
const BANDS = `select user_id::text, topic_id::text, dimension, band, count(*)::int as answers, sum(credit) as credit, sum(seconds) as seconds
  from counted_answers cross join lateral (values ('type', type), ('difficulty', difficulty), ('gap', gap), ('confidence', confidence::text)) b(dimension, band)
  where band is not null group by 1, 2, 3, 4`;
const FACTS = `select ai.attempt_id::text, ai.position from attempt_items ai join attempts a on a.id = ai.attempt_id
  full join counted_answers c on c.attempt_id = ai.attempt_id and c.position = ai.position
  where (a.handed_in_at is not null and ai.credit is not null and ai.outcome <> 'unanswered') <> (c.attempt_id is not null)
    or abs(c.credit - ai.credit) > 1e-9`;
const OF_ATTEMPTS = `select c.attempt_id::text, c.position from counted_answers c join attempts a on a.id = c.attempt_id
  join item_versions v on v.id = c.version_id
  where c.submitted_at is distinct from a.handed_in_at or c.choice_count is distinct from
    case c.type when 'true-false' then 2 when 'multiple-choice' then jsonb_array_length(v.body->'choices') end`;

/** Every sum that differs from a full recount, and every answer that differs from its mark or its attempt. */
export async function differences(pool: pg.Pool): Promise<unknown[]> {
  const { rows: weekly } = await pool.query(
    `select * from (${WEEKLY}) n full join (select *, user_id::text as u, topic_id::text as t, week::text as w from weekly_results) k
       on k.u = n.user_id and k.t = n.topic_id and k.w = n.week
     where n.answers is distinct from k.answers or abs(n.credit - k.credit) > 1e-6 or abs(n.seconds - k.seconds) > 1e-6
       or n.last_day <> k.last_day::text`,
  );
  const { rows: bands } = await pool.query(
    `select * from (${BANDS}) n full join (select *, user_id::text as u, topic_id::text as t from band_results) k
       on k.u = n.user_id and k.t = n.topic_id and k.dimension = n.dimension and k.band = n.band
     where n.answers is distinct from k.answers or abs(n.credit - k.credit) > 1e-6 or abs(n.seconds - k.seconds) > 1e-6`,
  );
  const { rows: facts } = await pool.query(FACTS);
  const { rows: ofAttempts } = await pool.query(OF_ATTEMPTS);
  return [...weekly, ...bands, ...facts, ...ofAttempts];
}
