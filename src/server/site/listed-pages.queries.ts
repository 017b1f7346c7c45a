import type pg from 'pg';

/** A post in feeds and sitemaps; instants in ISO 8601. */
export type ListedPost = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
};

/** Published posts, newest first. */
export async function readListedPosts(pool: pg.Pool, limit: number): Promise<ListedPost[]> {
  const { rows } = await pool.query<Omit<ListedPost, 'publishedAt' | 'updatedAt'> & Record<'at' | 'changed', Date>>(
    `select slug, title, summary, author, published_at as at, greatest(updated_at, published_at) as changed
     from blog_posts where published_at <= now() order by published_at desc, id limit $1`,
    [limit],
  );
  return rows.map(({ at, changed, ...post }) => ({
    ...post,
    publishedAt: at.toISOString(),
    updatedAt: changed.toISOString(),
  }));
}
