import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { MEDIA_ADDRESS_LIFE_S } from '#domain/content/media/image.limits.ts';
import { isMediaType } from '#domain/content/media/media-type.ts';
import { digestOf } from '../../access/tokens.ts';
import { isUuid } from '../db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../http/browser-binding.ts';
import { requestedRange } from './byte-range.ts';
import type { ImageStore } from './image-store.ts';
import type { MediaStore } from './media-store.ts';
import { isGranted } from './signed-address.ts';

export type MediaRoute = {
  readonly pool: pg.Pool;
  readonly imageStore: ImageStore;
  readonly media: MediaStore;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
};

type SignedRequest = {
  Params: { digest: string };
  Querystring: { session?: string; until?: string; signature?: string };
};

// The session must still be valid, in the browser that the address was issued to: signing out ends its media too.
const fileOf = (files: string): string => `
  select f.mime from (${files}) f, sessions s
  where s.id = $2 and s.binding_digest = $3 and s.revoked_at is null limit 1`;
const FIND_IMAGE = { name: 'find-figure', text: fileOf('select mime from figures where digest = $1') };
// A new upload of an author is in no topic yet.
const FIND_FILE = {
  name: 'find-media-file',
  text: fileOf(`select mime from media_files where digest = $1
    union all select mime from uploads where digest = $1 and purpose = 'recording'`),
};
/** An image of the public site: one in a published post, or the logo of a school. */
const FIND_PUBLIC = {
  name: 'find-public-figure',
  text: `select mime from figures where digest = $1 and exists (
    select from blog_posts where published_at <= now() and (picture = $1 or figures ? $1)
    union all select from schools where logo = $1 and deleted_at is null)`,
};

/**
 * `/media/figures/:digest`: an image; `/media/public/:digest`: a public one; `/media/files/:digest`: audio or video, whole or a range. Each for the user its
 * signed address was issued to, until it expires. Anything else is a 404.
 */
export function addMediaRoute(app: FastifyInstance, { pool, imageStore, media, cookies, mediaKey }: MediaRoute): void {
  async function grantedType(
    request: FastifyRequest<SignedRequest>,
    query: typeof FIND_IMAGE,
  ): Promise<string | undefined> {
    const { digest } = request.params;
    const { session: sessionId = '', until = '', signature = '' } = request.query;
    const binding = request.cookies[bindingCookieName(cookies)];
    const grant = { digest, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isGranted(mediaKey, grant, signature, Date.now())) return;
    const values = [digest, sessionId, digestOf(binding)];
    const { rows } = await pool.query<{ mime: string | null }>({ ...query, values });
    return rows[0]?.mime ?? undefined;
  }

  app.get<SignedRequest>('/media/figures/:digest', async (request, reply) => {
    const mime = await grantedType(request, FIND_IMAGE);
    if (mime === undefined) return reply.callNotFound();
    return withCacheHeaders(reply, mime).send(await imageStore.read(request.params.digest));
  });

  app.get<SignedRequest>('/media/public/:digest', async ({ params: { digest } }, reply) => {
    const { rows } = await pool.query<{ mime: string }>({ ...FIND_PUBLIC, values: [digest] });
    if (rows[0] === undefined) return reply.callNotFound();
    return withCacheHeaders(reply, rows[0].mime)
      .header('cache-control', `public, max-age=${PUBLIC_IMAGE_LIFE_S}`)
      .send(await imageStore.read(digest));
  });

  app.route<SignedRequest>({
    method: ['GET', 'HEAD'],
    url: '/media/files/:digest',
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const { digest } = request.params;
      const mime = await grantedType(request, FIND_FILE);
      const size = isMediaType(mime) ? await media.sizeOf(digest) : null;
      if (mime === undefined || size === null) return reply.callNotFound();
      return sendPart(request, withCacheHeaders(reply, mime), media, digest, size);
    },
  });
}

/** A post can be unpublished, so its images are only cached for this long. */
const PUBLIC_IMAGE_LIFE_S = 300;

/** The bytes of a digest never change, so browsers may cache them, but not proxies. Scripts in them never run. */
const withCacheHeaders = (reply: FastifyReply, mime: string): FastifyReply =>
  reply
    .header('content-type', mime)
    // Displayed within a page, and downloaded if its address is opened: it is never a page of our own.
    .header('content-disposition', 'attachment')
    .header('cache-control', `private, max-age=${MEDIA_ADDRESS_LIFE_S}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox");

function sendPart(
  { method, headers }: FastifyRequest<SignedRequest>,
  reply: FastifyReply,
  media: MediaStore,
  digest: string,
  size: number,
): FastifyReply {
  const tag = `"${digest}"`;
  reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) === true) {
    return reply.code(304).send();
  }
  // A range of another version is useless, so the whole file is sent.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = isSame && method === 'GET' ? requestedRange(headers.range, size) : 'whole';
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  return reply.send(method === 'HEAD' || size === 0 ? null : media.read(digest, { start, end }));
}
