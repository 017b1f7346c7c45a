import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from '#domain/config/client-config.schema.ts';
import type { ClientBuild } from './client-build.ts';
import { rowAt } from './route-matcher.ts';
import { startPages } from './start-page.ts';

const YEAR_S = 31_536_000;
/** Where the browser keeps its token. It says only that there may be a person; nobody is believed by it. */
const TOKEN_COOKIE = 'auth.token';

export type ClientRoute = {
  /** The built application; null in development, where the development server serves it. */
  readonly build: ClientBuild | null;
  readonly config: Omit<ClientConfig, 'buildId'>;
};

/** `/config.json`, what the browser is told when it starts; and the built application, where there is one. */
export async function addClientRoutes(app: FastifyInstance, { build, config }: ClientRoute): Promise<void> {
  const answer: ClientConfig = { ...config, buildId: build?.id ?? 'development' };
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
  if (build !== null) await addBuild(app, build, answer);
}

/**
 * Hashed files for good, everything else asked for anew; and the page itself on every address of the product.
 * Unknown addresses get the same page with the status 404, which the application then shows as its error page.
 */
async function addBuild(app: FastifyInstance, build: ClientBuild, config: ClientConfig): Promise<void> {
  const pageFor = startPages(build, config);
  await app.register(fastifyStatic, {
    root: build.folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /\.[0-9a-f]{8,}\.\w+(\.\w+)?$/.test(path);
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.\w+$/.test(path) || path.startsWith('/media/');
    if (!wantsPage || isFile) return reply.code(404).send({ error: 'Not found' });
    const row = rowAt(path, config.features.inspect === true);
    return reply
      .code(row === null ? 404 : 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageFor({ row, isSignedIn: request.cookies[TOKEN_COOKIE] !== undefined }));
  });
}
