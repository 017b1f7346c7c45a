import type pg from 'pg';
import type { ContentParent } from '#domain/content/content-parent.ts';

export type ParentChoice = { readonly id: string; readonly title: string };

/** Possible parents of content: topics, decks, categories of the blog. */
export async function readContentParents(pool: pg.Pool, of: ContentParent): Promise<ParentChoice[]> {
  const queries = {
    topic: `select t.id, s.title || ': ' || t.title as title from topics t join subjects s on s.id = t.subject_id
      where t.deleted_at is null and s.deleted_at is null order by s.position, s.title, t.position, t.title`,
    deck: `select m.id, s.title || ': ' || m.title as title from materials m join topics t on t.id = m.topic_id
      join subjects s on s.id = t.subject_id where m.kind = 'deck' and m.deleted_at is null order by s.position, m.title`,
    category: 'select id, title from blog_categories where deleted_at is null order by position, title',
  };
  return (await pool.query<ParentChoice>(queries[of])).rows;
}
