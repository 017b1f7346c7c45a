import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { RouteRow } from '#routes/route-row.ts';
import { ROUTES } from '#routes/table.ts';
import { type ListedPost, readListedPosts } from '../../site/listed-pages.queries.ts';
import { escaped } from './page-text.ts';
import { type Site, siteOrigin } from './site-origin.ts';

/** The maximum for one sitemap, minus the pages themselves (sitemaps.org: 50 000). */
const POSTS_IN_SITEMAP = 49_000;
const POSTS_IN_FEED = 30;
const CACHED = 'public, max-age=60';
const FEED = '/blog/feed.xml';

/** Areas that require sign-in contain nothing for search engines. */
const CLOSED = ['/admin', '/teacher', '/graphql', '/media', '/answers'];

const ROWS: readonly RouteRow[] = ROUTES;

/** Every public page once: of several addresses with the same page, the first. */
const PAGES: readonly string[] = ROWS.filter(
  ({ prerendered, path, sameAs }) => prerendered === true && !path.includes(':') && sameAs === undefined,
)
  .filter(({ view }, index, all) => all.findIndex((row) => row.view === view) === index)
  .map(({ path }) => path);

function sitemap(origin: string, posts: readonly ListedPost[]): string {
  const entry = (path: string, changed?: string): string =>
    `<url><loc>${escaped(`${origin}${path}`)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  const urls = [
    ...PAGES.map((path) => entry(path)),
    ...posts.map(({ slug, updatedAt }) => entry(`/blog/${encodeURIComponent(slug)}`, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Atom, RFC 4287. */
function feed(origin: string, posts: readonly ListedPost[]): string {
  const entries = posts.map(({ slug, title, summary, author, publishedAt, updatedAt }) => {
    const address = escaped(`${origin}/blog/${encodeURIComponent(slug)}`);
    return [
      `<entry><id>${address}</id><title>${escaped(title)}</title><link href="${address}"/>`,
      `<published>${publishedAt}</published><updated>${updatedAt}</updated>`,
      `<author><name>${escaped(author)}</name></author><summary>${escaped(summary)}</summary></entry>`,
    ].join('');
  });
  const changed =
    posts
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(`${origin}/blog`)}</id><title>Lectern</title><updated>${changed}</updated>`,
    `<link rel="self" href="${escaped(`${origin}${FEED}`)}"/><link href="${escaped(`${origin}/blog`)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('');
}

/**
 * Files for robots: `/robots.txt`, `/sitemap.xml` and the blog's feed. The last two contain
 * absolute addresses, so they do not exist while the server does not know its own.
 */
export function addSiteFiles(
  app: FastifyInstance,
  { pool, site }: { readonly pool: pg.Pool; readonly site: Site },
): void {
  // A response that depends on the Host header must not be cached.
  const caching = site.publicUrl === null ? 'no-store' : CACHED;
  const listOf = (type: string, posts: number, write: (origin: string, posts: readonly ListedPost[]) => string) =>
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const origin = siteOrigin(request, site);
      if (origin === null) return reply.code(404).send({ error: 'Not found: PUBLIC_URL is not set' });
      const body = write(origin, await readListedPosts(pool, posts));
      return reply.type(`${type}; charset=utf-8`).header('cache-control', caching).send(body);
    };

  app.get('/robots.txt', async (request, reply) => {
    const origin = siteOrigin(request, site);
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), ''];
    const map = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(`${lines.join('\n')}${map}`);
  });
  app.get('/sitemap.xml', listOf('application/xml', POSTS_IN_SITEMAP, sitemap));
  app.get(FEED, listOf('application/atom+xml', POSTS_IN_FEED, feed));
}
