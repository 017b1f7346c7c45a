import type pg from 'pg';

/** Number of quizzes, each with twenty items of four choices. */
const QUIZZES = 2_000;

/** Fills an empty, migrated database with quizzes to read, in one free topic. Made by PostgreSQL, in a few seconds. */
export async function fillBank(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into subjects (id, slug, title, position) values (gen_random_uuid(), 'bench', 'Bench', 1);
    insert into topics (id, subject_id, slug, title, position, free)
      select gen_random_uuid(), id, 'bench', 'Bench', 1, true from subjects;
    insert into items (id, topic_id, external_id, type, version)
      select gen_random_uuid(), t.id, 'bench-' || n, 'multiple-choice', 1 from topics t, generate_series(1, ${QUIZZES} * 20) n;
    insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
      select gen_random_uuid(), id, 1,
        'Which of these statements about case ' || external_id || ' is right, given that $v = s / t$ and that nothing else acts on the body?',
        jsonb_build_object('keepOrder', false, 'choices', (
          select jsonb_agg(jsonb_build_object('id', c, 'text', 'The quantity grows with the square of the distance, case ' || c)) from unnest(array['A','B','C','D']) c)),
        '{"choices": ["A"]}', 'Because it does.', '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea)
      from items;
    insert into quizzes (id, topic_id, title, position) select gen_random_uuid(), t.id, 'Quiz ' || n, n from topics t, generate_series(1, ${QUIZZES}) n;
    insert into quiz_items (quiz_id, item_id, position)
      select q.id, i.id, (row_number() over (partition by q.id order by i.external_id))::int
      from (select id, row_number() over (order by position) as n from quizzes) q
      join (select id, external_id, (row_number() over (order by external_id) - 1) / 20 + 1 as n from items) i on i.n = q.n;
  `);
  await pool.query('vacuum analyze');
}
