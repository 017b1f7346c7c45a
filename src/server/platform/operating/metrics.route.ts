import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * `/metrics`: for Prometheus. If there is a token, for requests with it; otherwise for this machine only, and never through a
 * proxy, which would be on this machine too. Other requests get a 404.
 */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  const mayRead = ({ headers, raw }: FastifyRequest): boolean => {
    if (token !== null) {
      return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`));
    }
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
  };
  app.get('/metrics', { compress: false }, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      method: request.method,
      // An address with parameters counts as its pattern; all unknown addresses count as one.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
}
