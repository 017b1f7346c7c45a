import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { isUploadPurpose } from '#domain/content/media/upload.rule.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { type ProblemText, problemText } from '#domain/platform/problem.ts';
import { findViewer, type Viewer } from '../../access/viewer.ts';
import { admitted } from '../../graph/rules.ts';
import { bindingCookieName, type CookieSettings } from '../http/browser-binding.ts';
import { bearerToken } from '../http/graph/graph-context.ts';
import { sentCode, sentRefusal } from '../http/sent-refusal.ts';
import type { FreeSpace } from '../operating/free-space.ts';
import { logViewer } from '../operating/request-log.ts';
import { saveReceivedFile, UploadRefusal } from './received-file.ts';
import { fileMaxBytes, maySend } from './sender.rule.ts';
import type { Storage } from './storage.ts';
import { finishUpload, forgetUpload, ownUpload, startUpload, type UploadRow } from './upload.commands.ts';

export type UploadRoute = Pick<Storage, 'imageStore' | 'media' | 'bankFiles'> & {
  readonly pool: pg.Pool;
  readonly cookies: CookieSettings;
  /** Folder of unfinished uploads. */
  readonly folder: string;
  readonly space: FreeSpace;
};

const PATH = '/uploads';
const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

type UploadParams = { Params: { id: string } };

/**
 * `/uploads`: resumable uploads by the protocol of https://tus.io. Each purpose has its own
 * permission, and an upload belongs to the user who started it. A complete file is inspected and stored, or refused;
 * the API reports which. Files are never served from here.
 */
export async function addUploadRoute(app: FastifyInstance, route: UploadRoute): Promise<void> {
  const { pool, cookies, folder, space } = route;
  const pathOf = (id: string): string => join(folder, id);
  const currentViewer = new AsyncLocalStorage<Viewer>();
  const finishing = new Map<string, Promise<void>>();

  /** Runs once per file, even if two requests find it complete. */
  function finish(viewer: Viewer, upload: UploadRow, log: FastifyBaseLogger): Promise<void> {
    const inProgress = finishing.get(upload.id) ?? take(viewer, upload, log).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, inProgress);
    return inProgress;
  }

  async function take(viewer: Viewer, { id, purpose, name }: UploadRow, log: FastifyBaseLogger): Promise<void> {
    try {
      await finishUpload(pool, viewer, id, await saveReceivedFile(pathOf(id), purpose, route));
    } catch (error) {
      if (!(error instanceof UploadRefusal)) throw error;
      log.warn({ upload: id, name, problem: error.problem, cause: String(error.cause ?? '') }, 'an upload was refused');
      await finishUpload(pool, viewer, id, error.problem);
    }
    await Promise.all([pathOf(id), pathOf(`${id}.json`)].map((path) => rm(path, { force: true })));
  }

  const tus = new Server({
    path: PATH,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (_request, { id, size, metadata }) => {
      const viewer = currentViewer.getStore();
      const purpose = metadata?.purpose;
      if (viewer === undefined) throw refused('UNAUTHENTICATED', 401);
      if (!isUploadPurpose(purpose) || size === undefined || size < 1) throw refused('INVALID_INPUT', 400);
      if (!maySend(viewer, purpose)) throw refused('FORBIDDEN', 403);
      if (size > fileMaxBytes(viewer, purpose)) throw refused('INVALID_INPUT', 413, FILE_TOO_LARGE);
      await startUpload(pool, viewer, { id, purpose, name: metadata?.name ?? '', byteCount: size }).catch((error) => {
        throw error instanceof ProductError ? refused(error.code, STATUS[error.code] ?? 400) : error;
      });
      return {};
    },
    // The library's errors are plain text; ours have a code and a message for users, with the same status.
    onResponseError: (_request, error) => ('body' in error ? refusedByProtocol(error) : undefined),
    onUploadFinish: async (_request, { id }) => {
      const viewer = currentViewer.getStore();
      if (viewer === undefined) throw refused('UNAUTHENTICATED', 401);
      await finish(viewer, await ownUpload(pool, viewer, id), app.log);
      return {};
    },
  });

  async function senderOf(request: FastifyRequest): Promise<Viewer> {
    const token = bearerToken(request);
    const binding = request.cookies[bindingCookieName(cookies)];
    const found = token === null || binding === undefined ? null : await findViewer(pool, token, binding);
    logViewer(request, found);
    const viewer = admitted(found, 'member');
    // Support access is read-only.
    if (viewer.helperId !== null) throw new ProductError('SUPPORT_READS_ONLY');
    return viewer;
  }

  async function forward(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.hijack();
    await currentViewer.run(viewer, () => tus.handle(request.raw, reply.raw));
  }

  await app.register(async (within) => {
    within.removeAllContentTypeParsers();
    // The bytes stay in the stream for the library to write.
    within.addContentTypeParser('*', (_request, _payload, done) => done(null));
    within.setErrorHandler((error: Error, request, reply) => {
      if (!(error instanceof ProductError)) {
        request.log.error(error, 'an upload failed');
        return reply.code(500).send({ errors: [sentCode('INTERNAL')] });
      }
      return reply.code(STATUS[error.code] ?? 400).send({ errors: [sentRefusal(error)] });
    });

    within.post(PATH, async (request, reply) => {
      const viewer = await senderOf(request);
      if (space.isLow()) throw new ProductError('STORAGE_FULL');
      requireCount(request, 'upload-length');
      await forward(viewer, request, reply);
      return reply;
    });
    within.head<UploadParams>(`${PATH}/:id`, async (request, reply) => {
      const viewer = await senderOf(request);
      const upload = await ownUpload(pool, viewer, request.params.id);
      const arrived = upload.isFinished ? upload.byteCount : await bytesAt(pathOf(upload.id));
      // The response to the last part may have been lost, or the server may have crashed.
      if (!upload.isFinished && arrived === upload.byteCount) await finish(viewer, upload, request.log);
      if (arrived === null) throw new ProductError('NOT_FOUND');
      return reply
        .headers({ ...TUS, 'upload-offset': String(arrived), 'upload-length': String(upload.byteCount) })
        .code(200)
        .send();
    });
    within.patch<UploadParams>(`${PATH}/:id`, async (request, reply) => {
      const viewer = await senderOf(request);
      const upload = await ownUpload(pool, viewer, request.params.id);
      if (upload.isFinished) throw new ProductError('NOT_FOUND');
      if (space.isLow()) throw new ProductError('STORAGE_FULL');
      requireCount(request, 'upload-offset');
      await forward(viewer, request, reply);
      return reply;
    });
    within.delete<UploadParams>(`${PATH}/:id`, async (request, reply) => {
      const viewer = await senderOf(request);
      const upload = await ownUpload(pool, viewer, request.params.id);
      if (upload.isFinished) throw new ProductError('NOT_FOUND');
      await forward(viewer, request, reply);
      await forgetUpload(pool, viewer, upload.id);
      return reply;
    });
  });
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SUPPORT_READS_ONLY: 403,
  PIN_REQUIRED: 403,
  FACTOR_SETUP_REQUIRED: 403,
  PROFILE_REQUIRED: 403,
  NOT_FOUND: 404,
  QUOTA_REACHED: 413,
  STORAGE_FULL: 507,
};

const FILE_TOO_LARGE = problemText('fileTooLarge');

/** Throws `INVALID_INPUT` unless a header is a number of bytes that can be counted exactly. */
function requireCount({ headers }: FastifyRequest, name: 'upload-length' | 'upload-offset'): void {
  const value = headers[name];
  if (typeof value !== 'string' || !/^\d+$/.test(value) || !Number.isSafeInteger(Number(value))) {
    throw new ProductError('INVALID_INPUT', { problem: SEND_AGAIN });
  }
}

const SEND_AGAIN = problemText('uploadInterrupted');

/** An error of the tus library, with a code. Errors of this product are passed on unchanged. */
function refusedByProtocol({ status_code, body }: { readonly status_code: number; readonly body: string }) {
  if (body.startsWith('{')) return undefined;
  if (status_code >= 500) return refused('INTERNAL', status_code);
  if (status_code === 404 || status_code === 410) return refused('NOT_FOUND', status_code);
  return refused('INVALID_INPUT', status_code, SEND_AGAIN);
}

const refused = (code: ErrorCode, status_code: number, problem?: ProblemText) => ({
  status_code,
  body: JSON.stringify({ errors: [sentCode(code, problem)] }),
});

const bytesAt = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );
