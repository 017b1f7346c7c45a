import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CHOICES_MAX } from '#domain/questions/question.limits.ts';
import type { Vector } from './vector.ts';

const NO_SOURCE = '{"work":null,"author":null,"url":null,"licence":null}';

const joined = (vectors: readonly Vector[]): string => vectors.map(({ text }) => text).join('\n\n');
const line = (text: string): string => text.replace(/\s+/g, ' ');

/** Each vector as an answer of the public FAQ, by itself. */
export async function writeFaq(pool: pg.Pool, vectors: readonly Vector[]): Promise<void> {
  await pool.query('delete from faq_entries');
  await pool.query(
    `insert into faq_entries (id, heading, question, answer, position)
     select gen_random_uuid(), 'Questions', 'Question ' || at || ' ' || question, answer, at
     from unnest($1::text[], $2::text[]) with ordinality as each (question, answer, at)`,
    [vectors.map(({ text }) => line(text)), vectors.map(({ text }) => text)],
  );
}

/** All vectors as the body of a public blog post, and some as its title, summary and author. Returns its slug. */
export async function writePost(pool: pg.Pool, vectors: readonly Vector[]): Promise<string> {
  const category = randomUUID();
  const title = line(joined(vectors.slice(0, 20)));
  await pool.query(`insert into blog_categories (id, slug, title, position) values ($1, 'tests', $2, 1)`, [
    category,
    title,
  ]);
  await pool.query(
    `insert into blog_posts (id, slug, title, summary, body, author, category_id, published_at)
     values (gen_random_uuid(), 'vectors', $1, $1, $2, $1, $3, now() - interval '1 day')`,
    [title, joined(vectors), category],
  );
  return 'vectors';
}

/**
 * A quiz whose questions share the vectors among them: all of its share in the question text and the explanation, one
 * in each choice. Returns its id.
 */
export async function writeQuiz(pool: pg.Pool, topicId: string, vectors: readonly Vector[]): Promise<string> {
  const quiz = randomUUID();
  await pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, $3, 2)`, [
    ...[quiz, topicId, line(joined(vectors.slice(20, 30)))],
  ]);
  for (let from = 0; from < vectors.length; from += CHOICES_MAX) {
    // Each question has as many, because any of them may be asked first.
    const some = vectors.slice(Math.max(0, Math.min(from, vectors.length - CHOICES_MAX))).slice(0, CHOICES_MAX);
    const choices = some.map(({ id, text }) => ({ id: `c${id}`, text }));
    const item = randomUUID();
    await pool.query(
      `insert into items (id, topic_id, external_id, type, version) values ($1, $2, $3, 'multiple-choice', 1)`,
      [item, topicId, `vectors-${from}`],
    );
    await pool.query(
      `insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
       values (gen_random_uuid(), $1, 1, $2, $3, $4, $2, $5, '[]', $6)`,
      [
        ...[item, joined(some), { choices, keepOrder: true }, { choices: [choices[0]?.id] }],
        ...[NO_SOURCE, Buffer.from(`vectors-${from}`)],
      ],
    );
    await pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, $3)', [
      ...[quiz, item, from / CHOICES_MAX + 1],
    ]);
  }
  return quiz;
}

/** Students whose names are one vector each, in a class and a school whose names are vectors, too. */
export async function nameStudents(
  pool: pg.Pool,
  { school, classroom, student }: { readonly school: string; readonly classroom: string; readonly student: string },
  vectors: readonly Vector[],
): Promise<void> {
  const names = vectors.map(({ text }) => line(text));
  const [first = '', second = '', third = ''] = names;
  await pool.query(
    `with named as (
       insert into users (id, email, name, role, school_id, profile_completed_at)
       select gen_random_uuid(), 'vector' || at || '@example.org', name, 'student', $2, now()
       from unnest($1::text[]) with ordinality as each (name, at) returning id)
     insert into classroom_members (classroom_id, user_id) select $3, id from named`,
    [names, school, classroom],
  );
  await pool.query('update schools set name = $2 where id = $1', [school, first]);
  await pool.query('update classrooms set name = $2 where id = $1', [classroom, second]);
  await pool.query('update users set name = $2 where id = $1', [student, third]);
}

export { joined as joinedTexts };
