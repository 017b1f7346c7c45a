import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation that the request ran, for the log. */
    operation: string | null;
    /** Error code with which the operation was refused, for the log. */
    refused: string | null;
  }
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

export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('operation', null);
  app.decorateRequest('refused', null);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip: address, operation, refused } = request;
    request.log.info(
      {
        method,
        path: pathOf(url),
        ...(operation !== null && { operation }),
        ...(refused !== null && { refused }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address,
      },
      'answered',
    );
  });
}
