import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { imagesJson } from './content-image.ts';
import type { ContentStore, Written } from './content-type.ts';
import { knownImages } from './shown-images.ts';

const READ = `
  select p.id, p.revision, ${instantJson('p.published_at')} as "publishedAt", false as "isAhead", '[]'::json as versions,
    json_build_object('title', p.title, 'slug', p.slug, 'summary', p.summary, 'body', p.body, 'author', p.author,
      'category', p.category_id, 'picture', p.picture, 'imageAlt', p.picture_alt) as draft,
    null as file, ${imagesJson('shown')} as images
  from blog_posts p,
    lateral (select case when p.picture is null then p.figures else p.figures || to_jsonb(p.picture) end as figures) shown
  where p.id = $1 and p.deleted_at is null`;

/*
 * SQL of `set` over `blog_posts r`: the columns that every change updates, and what the recycle bin does to an address.
 */
export const POST_TOUCHED = 'revision = r.revision + 1, updated_at = now()';
/** Another post may use its address. */
export const POST_INTO_BIN = `published_at = null, slug = r.slug || '~' || left(r.id::text, 8)`;
const OLD_SLUG = `regexp_replace(r.slug, '~[0-9a-f]{8}$', '')`;
/** With its old address, unless another post uses it now. */
export const POST_OUT_OF_BIN = `slug = ${OLD_SLUG} ||
  case when exists (select from blog_posts o where o.slug = ${OLD_SLUG}) then '-' || left(r.id::text, 8) else '' end`;

/** Blog posts. The public pages read them with every request. */
export const POST_CONTENT: ContentStore<'post'> = {
  read: async (client, id) => (await client.query<Written<'post'>>(READ, [id])).rows[0] ?? null,
  lock: async (client, id) => {
    const { rows } = await client.query<{ revision: number }>(
      'select revision from blog_posts where id = $1 and deleted_at is null for update',
      [id],
    );
    return rows[0]?.revision ?? null;
  },
  save: async (client, _viewer, id, draft, isNew) => {
    const { title, slug, summary, body, author, category, picture, imageAlt } = draft;
    const noCategory = new ProductError('INVALID_INPUT', { fields: { category: problemText('optionMissing') } });
    if (!isUuid(category)) throw noCategory;
    const taken = await client.query('select from blog_posts where slug = $1 and id <> $2', [slug, id]);
    if (taken.rowCount !== 0) throw new ProductError('INVALID_INPUT', { fields: { slug: problemText('slugTaken') } });
    const images = JSON.stringify(await knownImages(client, body, 'body'));
    if (picture !== null) await knownImages(client, `figure:${picture}`, 'picture');
    const values = [id, title, slug, summary, body, author, category, images, picture, imageAlt];
    const { rowCount } = isNew
      ? await client.query(
          `insert into blog_posts (id, title, slug, summary, body, author, category_id, figures, picture, picture_alt)
           select $1, $2, $3, $4, $5, $6, c.id, $8, $9, $10 from blog_categories c where c.id = $7`,
          values,
        )
      : await client.query(
          `update blog_posts p set title = $2, slug = $3, summary = $4, body = $5, author = $6, category_id = c.id,
             figures = $8, picture = $9, picture_alt = $10, revision = p.revision + 1, updated_at = now()
           from blog_categories c where p.id = $1 and c.id = $7`,
          values,
        );
    if (rowCount === 0) throw noCategory;
  },
  publish: async (client, id, at) => {
    await client.query(
      'update blog_posts set published_at = $2, revision = revision + 1, updated_at = now() where id = $1',
      [id, at],
    );
  },
  remove: async (client, id) => {
    await client.query(`update blog_posts r set deleted_at = now(), ${POST_INTO_BIN}, ${POST_TOUCHED} where id = $1`, [
      id,
    ]);
  },
};
