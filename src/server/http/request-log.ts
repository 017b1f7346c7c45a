import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** A path without its query, which may hold signatures. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * Structured logs, a line a request when it is answered, with the id that the answer carries as `x-request-id`.
 * Bodies, headers and cookies are never logged, so no password, token or PIN can be.
 */
export function logOptions(level: string): Pick<FastifyServerOptions, 'logger'> {
  return {
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), address: request.ip }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
  };
}
