import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation that the request ran, for the log. */
    operation: string | null;
    /** Fields of Query, Mutation or Subscription that it called, for the log. */
    calls: readonly string[] | null;
    /** Error code with which the operation was refused, for the log. */
    refused: string | null;
    /** Id of the account that the request belongs to, for the log; with that of the administrator who views it for support. */
    user: string | null;
    helper: string | null;
    /** The path for the log, if the real one contains a secret. */
    loggedPath: string | null;
  }
}

/** Names the account of a request in the log. */
export function logViewer(request: FastifyRequest, viewer: Pick<Viewer, 'userId' | 'helperId'> | null): void {
  if (viewer === null) return;
  request.user = viewer.userId;
  request.helper = viewer.helperId;
}

/** Logs another path instead of that of a request, which contains a secret. */
export function hideSecret(request: FastifyRequest, path: string): void {
  request.loggedPath = path;
}

/** A path without its query, which may contain signatures. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * Structured logs, one line per response, with the id in its header `x-request-id`.
 * Bodies, headers and cookies are never logged, so no password, token or PIN can be.
 */
export function logOptions(level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
  };
}

/** Logs each response with its request's path, operation, user and duration (milliseconds). */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('operation', null);
  app.decorateRequest('calls', null);
  app.decorateRequest('refused', null);
  app.decorateRequest('user', null);
  app.decorateRequest('helper', null);
  app.decorateRequest('loggedPath', null);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip: address, operation, calls, refused, user, helper, loggedPath } = request;
    request.log.info(
      {
        method,
        path: loggedPath ?? pathOf(url),
        ...(operation !== null && { operation }),
        ...(refused !== null && { refused }),
        ...(user !== null && { user }),
        ...(helper !== null && { helper }),
        ...(calls !== null && { calls }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address,
      },
      'answered',
    );
  });
}
