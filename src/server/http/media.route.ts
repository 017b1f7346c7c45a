import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { MEDIA_ADDRESS_LIFE_S } from '#domain/limits.ts';
import { digestOf } from '../auth/tokens.ts';
import { isUuid } from '../db/uuid.ts';
import type { FigureStore } from '../media/figure-store.ts';
import { isGranted } from '../media/signed-address.ts';
import { bindingCookieName, type CookieSettings } from './browser-binding.ts';

export type MediaRoute = {
  readonly pool: pg.Pool;
  readonly figures: FigureStore;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
};

type FigureRequest = {
  Params: { digest: string };
  Querystring: { session?: string; until?: string; signature?: string };
};

// The session has to live on, in the browser that the address was given to: signing out ends its media too.
const FIND_FIGURE = `
  select f.mime from figures f, sessions s
  where f.digest = $1 and s.id = $2 and s.binding_digest = $3 and s.revoked_at is null`;

/** `/media/figures/:digest`: a picture, to whom its signed address was given, while it lasts. Anything else is a 404. */
export function addMediaRoute(app: FastifyInstance, { pool, figures, cookies, mediaKey }: MediaRoute): void {
  app.get<FigureRequest>('/media/figures/:digest', async (request, reply) => {
    const { digest } = request.params;
    const { session: sessionId = '', until = '', signature = '' } = request.query;
    const binding = request.cookies[bindingCookieName(cookies)];
    const grant = { digest, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isGranted(mediaKey, grant, signature, Date.now())) {
      return reply.callNotFound();
    }
    const { rows } = await pool.query<{ mime: string }>({
      name: 'find-figure',
      text: FIND_FIGURE,
      values: [digest, sessionId, digestOf(binding)],
    });
    if (rows[0] === undefined) return reply.callNotFound();
    return reply
      .header('content-type', rows[0].mime)
      .header('cache-control', `private, max-age=${MEDIA_ADDRESS_LIFE_S}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(await figures.read(digest));
  });
}
