import type pg from 'pg';
import { measureDifficulties } from '#server/questions/measure-difficulties.ts';
import { COUNT_SUMS } from './fill-answers.ts';

export type StudySize = { readonly questions: number; readonly attempts: number };

const SUBJECTS = 10;
const TOPICS_A_SUBJECT = 10;
const QUIZZES_A_TOPIC = 40;
const QUESTIONS_PER_QUIZ = 25;
const STUDENTS = 500;
const QUESTIONS_PER_ATTEMPT = 10;

/**
 * Fills an empty, migrated database like a busy school: topics with thousands of questions, quizzes and materials,
 * and students who have answered some. The user with the email, if given, has a hundredth of the attempts.
 */
export async function fillStudy(pool: pg.Pool, { questions, attempts }: StudySize, email: string): Promise<void> {
  await pool.query(`
    insert into subjects (id, slug, title, position)
      select gen_random_uuid(), 'subject-' || n, 'Subject ' || n, n from generate_series(1, ${SUBJECTS}) n;
    insert into topics (id, subject_id, slug, title, position, free)
      select gen_random_uuid(), s.id, 'topic-' || n, 'Topic ' || n, n, true
      from subjects s, generate_series(1, ${TOPICS_A_SUBJECT}) n;
    insert into items (id, topic_id, external_id, type, version)
      select gen_random_uuid(), t.id, 'bench-' || n, 'true-false', 1
      from generate_series(0, ${questions - 1}) n
      join (select id, row_number() over (order by id) - 1 as at from topics) t on t.at = n % ${SUBJECTS * TOPICS_A_SUBJECT};
    insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
      select gen_random_uuid(), id, 1, 'Is it so in case ' || external_id || '?', '{}', '{"value": true}',
        '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea) from items;
    insert into quizzes (id, topic_id, title, position)
      select gen_random_uuid(), t.id, 'Quiz ' || n, n from topics t, generate_series(1, ${QUIZZES_A_TOPIC}) n;
    insert into quizzes (id, topic_id, title, position, practice)
      select gen_random_uuid(), t.id, 'Practice quiz', 0, true from topics t;
    insert into quiz_items (quiz_id, item_id, position)
      select q.id, i.id, i.at from quizzes q
      join (select id, topic_id, row_number() over (partition by topic_id order by external_id) as at from items) i
        on i.topic_id = q.topic_id and (q.practice and i.at <= 1000
          or not q.practice and (i.at - 1) / ${QUESTIONS_PER_QUIZ} = q.position - 1);
    insert into materials (id, topic_id, kind, title, position, seconds, source, published_at)
      select gen_random_uuid(), t.id, k, initcap(k) || ' ' || n, n, 300,
        '{"work": null, "author": null, "url": null, "licence": null}', now()
      from topics t, unnest(array['noteBooklet','onePageSummary','audio','video','short','deck','examFocus']) k,
        generate_series(1, 4) n;
    insert into note_texts (material_id, body, plain, figures, digest)
      select id, t.words, t.words, '[]', sha256(id::text::bytea) from materials,
        lateral (select string_agg('energy of case ' || n || ' moves with the field', '. ') as words from generate_series(1, 120) n) t
      where kind in ('noteBooklet', 'onePageSummary');
    insert into users (id, email, name, role, password_digest)
      select gen_random_uuid(), 'student' || n || '@bench.example', 'Student ' || n, 'student', 'none' from generate_series(1, ${STUDENTS}) n;
    insert into material_progress (user_id, material_id, place, share)
      select u.id, m.id, '{}', 0.5 from users u cross join lateral (select id from materials order by u.id::text || id::text limit 60) m;
  `);
  await pool.query('analyze');
  await fillAttempts(pool, attempts, email);
  await pool.query('vacuum analyze');
}

/**
 * Submitted attempts with marked questions of their quizzes. The first hundredth belongs to that user, half of it in one
 * topic, six attempts a day; those of the others follow each other by the minute.
 */
async function fillAttempts(pool: pg.Pool, attempts: number, email: string): Promise<void> {
  await pool.query(
    `with quiz as (
       select q.id, row_number() over (order by s.position, t.position, q.position) - 1 as at, count(*) over ()::int as quizzes
       from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
       where exists (select from quiz_items qi where qi.quiz_id = q.id)
     )
     insert into attempts (id, user_id, quiz_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
     select gen_random_uuid(), u.id, q.id, each.at, each.at, 'student', 7, ${QUESTIONS_PER_ATTEMPT}
     from (
       select n, n <= $1::int / 100 as own, now() - n * case when n <= $1::int / 100 then interval '4 hours' else interval '1 minute' end as at
       from generate_series(1, $1::int) n
     ) each
     join (select id, row_number() over (order by email <> $2, id) - 1 as at from users) u
       on u.at = case when own then 0 else n % ${STUDENTS} end
     join quiz q on q.at = case when n <= $1::int / 200 then n % ${QUIZZES_A_TOPIC + 1} else n * 7 end % quizzes`,
    [attempts, email],
  );
  await pool.query(`
    insert into attempt_items (attempt_id, position, version_id, outcome, credit)
      select a.id, q.position, v.id, case share when 1 then 'right' else 'wrong' end, share
      from attempts a
      cross join lateral (
        select row_number() over (order by n.position)::int as position, n.item_id
        from (select * from quiz_items qi where qi.quiz_id = a.quiz_id order by qi.position
          offset abs(hashtext(a.id::text)) % 15 limit ${QUESTIONS_PER_ATTEMPT}) n
      ) q
      join item_versions v on v.item_id = q.item_id
      cross join lateral (select (abs(hashtext(a.id::text || q.position)) % 10 < 6)::int as share) marked;
    insert into answer_log (operation_id, attempt_id, position, sequence, response)
      select gen_random_uuid(), attempt_id, position, 1, '{"value": true}' from attempt_items;
  `);
  await countAnswers(pool);
}

/** The facts and sums that submissions would have written; without triggers and checks of foreign keys, which would take longest. */
async function countAnswers(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into counted_answers (attempt_id, position, user_id, item_id, version_id, topic_id, type, day, submitted_at, choice_count,
        credit, seconds, difficulty, gap, first)
        select a.id, ai.position, a.user_id, i.id, v.id, i.topic_id, i.type, (a.handed_in_at at time zone 'UTC')::date, a.handed_in_at, 2, ai.credit, 30,
          'unknown', 'first', row_number() over (partition by a.user_id, i.id order by a.handed_in_at) = 1
        from attempts a join attempt_items ai on ai.attempt_id = a.id
        join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id;
      ${COUNT_SUMS}
      set session_replication_role = origin;
    `);
    await measureDifficulties(client);
  } finally {
    client.release();
  }
}
