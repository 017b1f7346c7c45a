import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type pg from 'pg';
import { ANSWER_FILE_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { ANSWER_FILE_TYPES } from '#domain/questions/types/file.question.ts';
import { digestOf } from '../../access/tokens.ts';
import { isFileOfSample } from '../../attempts/moderation/moderation.sql.ts';
import { isUuid } from '../db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../http/browser-binding.ts';
import { sentCode } from '../http/sent-refusal.ts';
import { type AnswerFileGrant, isAnswerFileGranted } from './answer-file.address.ts';
import { digestOfAnswerFile, isFileOfStudent, storeAnswerFile } from './answer-file.commands.ts';
import type { ImageStore } from './image-store.ts';

export type AnswerFileRoute = {
  readonly pool: pg.Pool;
  readonly files: ImageStore;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
};

type FileRequest = {
  Params: { id: string };
  Querystring: { right?: string; session?: string; until?: string; signature?: string };
};
type FileRequestParts = Pick<FastifyRequest<FileRequest>, 'params' | 'query' | 'cookies'>;
type FileRow = {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly digest: string | null;
  readonly storageKey: string | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that the caller may upload, found before its bytes are read. */
    offeredFile: FileRow | null;
  }
}

// The session must still be valid, in the browser that the address was issued to, and its user must still be the owner, a
// teacher of the owner's assignment, or requested to moderate the answer. A moderator doesn't learn the name: students name
// files after themselves. Only the owner uploads.
const FIND_FILE = `
  select case when f.user_id = se.user_id or reader.teaches then f.name else 'answer' end as name, f.mime, f.bytes, f.digest,
    f.storage_key as "storageKey"
  from answer_files f join sessions se on se.id = $2
  cross join lateral (select ${isFileOfStudent('f', 'se.user_id')} as teaches) reader
  where f.id = $1 and se.binding_digest = $3 and se.revoked_at is null and (se.user_id = f.user_id
    or ($4 = 'read' and (reader.teaches or ${isFileOfSample('f', 'se.user_id')})))`;

/**
 * `/media/answers/:id`: PUT receives the bytes of a file that its owner uploads, GET returns them to users who may read it. Both need an address
 * signed for it; anything else is a 404. Bytes that differ from what was announced are refused (422). An address accepts one
 * file: once it is stored or being stored, every further PUT is refused before its body is read (409).
 */
export async function addAnswerFileRoute(app: FastifyInstance, route: AnswerFileRoute): Promise<void> {
  const { pool, files, cookies, mediaKey } = route;
  const findFile = async (right: AnswerFileGrant['right'], { params, query, cookies: given }: FileRequestParts) => {
    const { session: sessionId = '', until = '', signature = '' } = query;
    const grant: AnswerFileGrant = { id: params.id, right, sessionId, until: Number(until) };
    const binding = given[bindingCookieName(cookies)];
    if (binding === undefined || !isUuid(grant.sessionId) || !isUuid(grant.id)) return null;
    if (!isAnswerFileGranted(mediaKey, grant, signature, Date.now())) return null;
    const { rows } = await pool.query<FileRow>(FIND_FILE, [
      ...[grant.id, grant.sessionId, digestOf(binding), grant.right],
    ]);
    return rows[0] ?? null;
  };

  await app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser(
      [...ANSWER_FILE_TYPES],
      { parseAs: 'buffer', bodyLimit: ANSWER_FILE_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    within.decorateRequest('offeredFile', null);
    // Before the body is buffered, so that a caller without permission uses no memory.
    const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
      request.offeredFile = await findFile('send', request as FileRequestParts);
      if (request.offeredFile === null) return reply.callNotFound();
      if (request.offeredFile.storageKey !== null) return refuse(reply, 'FILE_SENT');
    };
    within.put<FileRequest>('/media/answers/:id', { onRequest }, async (request, reply) => {
      const { params, body, headers, offeredFile: file } = request;
      if (file === null) return reply.callNotFound();
      if (!Buffer.isBuffer(body) || body.length !== file.bytes || headers['content-type'] !== file.mime) {
        return refuse(reply, 'INVALID_INPUT');
      }
      try {
        const digest = await digestOfAnswerFile(body, file.mime);
        await storeAnswerFile(pool, files, params.id, { bytes: body, digest });
      } catch (error) {
        if (error instanceof ProductError) return refuse(reply, error.code);
        throw error;
      }
      return reply.code(204).send();
    });
    within.get<FileRequest>('/media/answers/:id', async (request, reply) => {
      const file = await findFile('read', request);
      if (file === null || file.digest === null || file.storageKey === null) return reply.callNotFound();
      return reply
        .header('content-type', file.mime)
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await files.read(file.storageKey));
    });
  });
}

const refuse = (reply: FastifyReply, code: ErrorCode): FastifyReply =>
  reply.code(code === 'FILE_SENT' ? 409 : 422).send({ errors: [sentCode(code)] });
