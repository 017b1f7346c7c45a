import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, type GraphQLSchema, getOperationAST } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type pg from 'pg';
import { languageFor } from '#domain/language.ts';
import { attemptLimits } from '../auth/attempt-limit.ts';
import { findViewer, type Viewer } from '../auth/viewer.ts';
import type { GraphContext } from '../graph/context.ts';
import { graphExecutor } from '../graph/executor.ts';
import type { Mail, Mailer } from '../mail/mail.ts';
import { answerFileAddress } from '../media/answer-file.address.ts';
import { signedAddress } from '../media/signed-address.ts';
import { exportAddress } from '../resources/export.address.ts';
import { browserBinding, type CookieSettings } from './browser-binding.ts';
import { askedStatus, formatGraphError, refusedDocument } from './graph-answer.ts';

export type GraphRoute = {
  readonly pool: pg.Pool;
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
  readonly mailer: Mailer;
  /** Where messages of the contact page are mailed; null: they are only kept. */
  readonly contactAddress: string | null;
  /** The address people use; null: the one they asked at. */
  readonly publicUrl: string | null;
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * `/graphql`: GraphQL over HTTP as its specification has it (the library answers for that), on documents that are
 * parsed, validated and compiled once. 401 and 402 are statuses of the whole answer (decisions: tokens).
 */
export function addGraphRoute(
  app: FastifyInstance,
  { pool, schema, introspection, cookies, mediaKey, mailer, contactAddress, publicUrl }: GraphRoute,
): void {
  const { parse, validate, execute } = graphExecutor({ introspection });
  const limits = attemptLimits(pool);
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });

  const postAll = (mails: readonly Mail[], { log }: FastifyRequest): void => {
    const sending = (async () => {
      for (const mail of mails)
        await mailer.send(mail).catch((error: unknown) => log.error(error, 'a mail could not be sent'));
    })().finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  const contextOf = ({ request, reply }: Exchange): GraphContext => {
    const token = bearerToken(request);
    const browser = browserBinding(request, reply, cookies);
    let viewer: Promise<Viewer | null> | undefined;
    return {
      pool,
      limits,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language: languageFor(wishesOf(request)),
      token,
      browser,
      findViewer: () => {
        const binding = browser.read();
        viewer ??= token === null || binding === null ? Promise.resolve(null) : findViewer(pool, token, binding);
        return viewer;
      },
      post: (mail) => postAll([mail], request),
      postAll: (mails) => postAll(mails, request),
      siteUrl: publicUrl ?? `${request.protocol}://${request.host}`,
      contactAddress,
      figureAddress: ({ sessionId }) => {
        const now = Date.now();
        return (digest) => signedAddress(mediaKey, 'figures', digest, sessionId, now);
      },
      mediaAddress: ({ sessionId }) => {
        const now = Date.now();
        return (digest) => signedAddress(mediaKey, 'files', digest, sessionId, now);
      },
      exportAddress: ({ sessionId }, wanted) => exportAddress(mediaKey, { ...wanted, sessionId }, Date.now()),
      answerFileAddress: ({ sessionId }, id, right) =>
        answerFileAddress(mediaKey, { id, right, sessionId }, Date.now()),
    };
  };

  const handle = createHandler<Exchange, Record<never, never>, GraphContext>({
    schema,
    parse,
    validate,
    execute: (args) => execute(args),
    context: ({ raw }) => contextOf(raw),
    formatError: refusedDocument,
    onOperation: ({ raw, headers }, { document, operationName }, result) => {
      raw.request.operation = getOperationAST(document, operationName)?.name?.value ?? null;
      return answer(raw, headers, result as ExecutionResult);
    },
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const [body, { status, statusText: _, headers }] = await handle({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body as Record<string, unknown> | null,
        raw: { request, reply },
        context: {},
      });
      return reply
        .code(status)
        .headers(headers ?? {})
        .header('cache-control', 'no-store')
        .send(body ?? undefined);
    },
  });
}

/** The answer in bytes: as the library would write it, but serialised without a replacer, which costs more than all the rest. */
function answer({ request }: Exchange, headers: unknown, result: ExecutionResult): Response {
  const modern = String((headers as Record<string, unknown>).accept ?? '').includes(
    'application/graphql-response+json',
  );
  const type = modern ? 'application/graphql-response+json' : 'application/json';
  const asked = askedStatus(result);
  const errors = result.errors?.map((error) =>
    formatGraphError(error, (cause) => request.log.error(cause, 'unforeseen')),
  );
  const failedWhole = errors !== undefined && (result.data === undefined || result.data === null);
  return [
    JSON.stringify(errors === undefined ? { data: result.data } : { errors, data: result.data }),
    {
      status: asked || (failedWhole && modern && result.data === undefined ? 400 : 200),
      statusText: '',
      headers: { 'content-type': `${type}; charset=utf-8` },
    },
  ];
}

/** `Accept-Language: de-AT, en;q=0.5` in its order; pages send the one language they speak. */
const wishesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? '');

/** The access token of the Authorization header, or null. */
export function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '');
  return match?.[1] ?? null;
}
