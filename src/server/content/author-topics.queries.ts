import type pg from 'pg';
import type { SubjectRef } from './content.queries.ts';

export type AuthorTopic = { readonly id: string; readonly title: string; readonly subject: SubjectRef };

/** Every topic, in the order of the catalogue: one statement. */
export async function readAuthorTopics(pool: pg.Pool): Promise<AuthorTopic[]> {
  const { rows } = await pool.query<AuthorTopic>(
    `select t.id, t.title, json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject
     from live_topics t join live_subjects s on s.id = t.subject_id order by s.position, s.title, t.position, t.title`,
  );
  return rows;
}
