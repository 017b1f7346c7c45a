import type pg from 'pg';

type Answers = {
  readonly topics: number;
  readonly itemsPerTopic: number;
  readonly students: number;
  readonly answersPerStudent: number;
  /** Days over which a student's answers are spread. */
  readonly days: number;
};

/**
 * Fills an empty, migrated database with a bank and counted answers, and with the sums that hand-ins would have kept.
 * Made by PostgreSQL, on a pool of one connection, without checks of references, which would take most of the time.
 * Students get the e-mails `bench-1@lectern.example` and so on.
 */
export async function fillAnswers(pool: pg.Pool, fill: Answers): Promise<void> {
  const { topics, itemsPerTopic, students, answersPerStudent, days } = fill;
  await pool.query(`
    insert into subjects (id, slug, title, position) select gen_random_uuid(), 's' || n, 'Subject ' || n, n from generate_series(1, 5) n;
    insert into topics (id, subject_id, slug, title, position, free)
      select gen_random_uuid(), s.id, 't' || n, 'Topic ' || n, n, true
      from generate_series(1, ${topics}) n join subjects s on s.position = n % 5 + 1;
    insert into items (id, topic_id, external_id, type, version)
      select gen_random_uuid(), t.id, t.slug || '-' || n, (array['multiple-choice', 'true-false', 'numeric', 'short-answer', 'matching'])[n % 5 + 1], 1
      from topics t, generate_series(1, ${itemsPerTopic}) n;
    insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
      select gen_random_uuid(), id, 1, 'A question', '{}', '{}', '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea) from items;
    insert into users (id, email, name, role, password_digest)
      select gen_random_uuid(), 'bench-' || n || '@lectern.example', 'Bench', 'student', '' from generate_series(1, ${students}) n;
    insert into quizzes (id, topic_id, title, position) select gen_random_uuid(), id, 'Quiz', 1 from topics;
    insert into attempts (id, user_id, quiz_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
      select gen_random_uuid(), u.id, (select id from quizzes limit 1), now(), now() - make_interval(days => n * ${days} / (${answersPerStudent} / 100) % ${days}), 'student', 50, 100
      from users u, generate_series(1, ${answersPerStudent} / 100) n;
    create temporary table bank as select row_number() over (order by i.id) - 1 as n, i.id, i.topic_id, i.type, v.id as version_id
      from items i join item_versions v on v.item_id = i.id;
    create index on bank (n);
    analyze;
    set session_replication_role = replica;
  `);
  await pool.query(
    `insert into counted_answers (attempt_id, position, user_id, item_id, version_id, topic_id, type, day, credit, rest, seconds,
       difficulty, gap, confidence, first, choices)
     select a.id, p, a.user_id, b.id, b.version_id, b.topic_id, b.type, a.handed_in_at::date, (random() < 0.6)::int, random(), 20 + 60 * random(),
       (array['easy', 'medium', 'hard', 'unknown'])[1 + p % 4], (array['first', '0', '1', '2-3', '4-7', '8-14', '15-30', '31+'])[1 + p % 8],
       1 + p % 3, (a.n - 1) * 100 + p <= $1, array[(array['A', 'B', 'C', 'D'])[1 + floor(random() * 4)::int]]
     from (select *, row_number() over (partition by user_id order by handed_in_at) as n from attempts) a
     cross join generate_series(1, 100) p
     join bank b on b.n = ((a.n - 1) * 100 + p) % $1`,
    [topics * itemsPerTopic],
  );
  await pool.query(`
    insert into weekly_results select user_id, topic_id, date_trunc('week', day::timestamp)::date, max(day), count(*), sum(credit), sum(seconds) from counted_answers group by 1, 2, 3;
    insert into band_results select user_id, topic_id, b.dimension, b.band, count(*), sum(credit), sum(seconds) from counted_answers
      cross join lateral (values ('type', type), ('difficulty', difficulty), ('gap', gap), ('confidence', confidence::text)) b(dimension, band) group by 1, 2, 3, 4;
  `);
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze');
}
