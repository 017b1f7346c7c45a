import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { rowAt } from '../http/route-matcher.ts';
import type { ClientBuild } from './client-build.ts';
import { compressedPageCache } from './compressed-page-cache.ts';
import { type PrerenderedPage, type PrerenderedPages, prerenderedPages } from './prerendered-pages.ts';
import { type Site, siteOrigin } from './site-origin.ts';
import { startPages } from './start-page.ts';

const YEAR_S = 31_536_000;
/** The cookie with the browser's token. It only suggests that there is a user; it is never trusted here. */
const TOKEN_COOKIE = 'auth.token';

export type ClientRoute = {
  /** The built application; null in development, where the development server serves it. */
  readonly build: ClientBuild | null;
  readonly config: Omit<ClientConfig, 'buildId'>;
};

/** `/config.json`, the settings that the application starts with; and the built application, if there is one. */
export async function addClientRoutes(app: FastifyInstance, { build, config }: ClientRoute, site: Site): Promise<void> {
  const answer: ClientConfig = { ...config, buildId: build?.id ?? 'development' };
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
  if (build !== null) await addBuild(app, build, answer, site);
}

/** `/answers/blog/first.json` → `/blog/first`; the front page's file is `/answers/front.json`. */
function answeredPath(url: string): string {
  const path = url.split('?', 1)[0]?.replace(/^\/answers|\.json$/g, '') ?? '';
  return path === '/front' ? '/' : path;
}

/** A page that cannot be rendered waits for the application, which shows what is wrong. */
async function prerenderedPage(
  page: ReturnType<PrerenderedPages['page']>,
  request: FastifyRequest,
): Promise<PrerenderedPage | 'missing' | null> {
  try {
    return await page;
  } catch (error) {
    request.log.error(error, 'a public page could not be written ahead');
    return null;
  }
}

/** A preference with a weight (`br;q=0`) is left to compression on the fly. */
const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((coding) => coding.trim() === 'br');

/**
 * Serves hashed files with permanent caching, everything else with revalidation, and the page on every known address.
 * Unknown addresses, and known ones of a public page that does not exist (`/blog/nothing`), get the same page with the
 * status 404, which the application then shows as its error page.
 */
async function addBuild(app: FastifyInstance, build: ClientBuild, config: ClientConfig, site: Site): Promise<void> {
  const pages = await prerenderedPages(app, build.renderer, config);
  const { waiting, written } = startPages(build, config);
  const compressed = compressedPageCache((error) => app.log.error(error, 'a public page could not be compressed'));
  await app.register(fastifyStatic, {
    root: build.folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /\.[0-9a-f]{6,}\.\w+(\.\w+)?$/.test(path);
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });

  // There is no file for it: the static file library would refuse the folder to clients that accept no compression.
  app.get('/', (_request, reply) => reply.callNotFound());

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.\w+$/.test(path) || path.startsWith('/media/');
    // A form that was submitted before the application ran: the page is shown again, and the body is not read.
    const isForm = request.method === 'POST' && rowAt(path) !== null;
    if (!(isPageRequest || isForm) || isFile) return reply.code(404).send({ error: 'Not found' });
    const row = rowAt(path, config.features.inspect === true);
    if (isForm) return reply.redirect(path, 303);
    const isSignedIn = request.cookies[TOKEN_COOKIE] !== undefined;
    const language = pages.languageFor(request.headers['accept-language']);
    // The application handles the query.
    const isPlain = !request.url.includes('?');
    const isPrerendered = isPlain && !isSignedIn;
    // Whether an address exists is the same for everyone, so the status is also correct for pages that are not prerendered.
    const found =
      row?.prerendered && (isPrerendered || row.path.includes(':'))
        ? await prerenderedPage(pages.page(path, language), request)
        : null;
    const page = isPrerendered && found !== 'missing' ? found : null;
    const buffer =
      row !== null && page !== null
        ? written(row, { ...page, path, language, origin: siteOrigin(request, site) })
        : waiting({ row, isSignedIn });
    void reply
      .code(row === null || found === 'missing' ? 404 : 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie');
    // The header makes a browser start another process. A public page contains nothing to protect from its opener (decision 077).
    if (page !== null && row?.area === 'front') reply.removeHeader('cross-origin-opener-policy');
    const small = acceptsBrotli(request) ? compressed(buffer) : null;
    return small === null ? reply.send(buffer) : reply.header('content-encoding', 'br').send(small);
  });

  app.get('/answers/*', async (request, reply) => {
    const path = answeredPath(request.url);
    const row = rowAt(path);
    const page = row?.prerendered
      ? await prerenderedPage(pages.page(path, pages.languageFor(undefined)), request)
      : null;
    if (page === null || page === 'missing') return reply.code(404).send({ error: 'Not found' });
    return reply.header('cache-control', 'no-cache').send(page.answers);
  });
}
