import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#domain/platform/loopback-host.rule.ts';

/** What is known about the server's address without a request. */
export type Site = {
  /** PUBLIC_URL; null where it is not set. */
  readonly publicUrl: string | null;
  /** Whether only this machine can reach the server. */
  readonly localOnly: boolean;
};

/**
 * The origin for links and for pages that name their own address, such as `https://learn.example.org`. A `Host` header
 * can be forged, so it is only used on a server that only its own machine can reach, and only for loopback names.
 * Null: PUBLIC_URL has to be set before links can be created.
 */
export function siteOrigin(
  { protocol, host, hostname }: FastifyRequest,
  { publicUrl, localOnly }: Site,
): string | null {
  if (publicUrl !== null) return publicUrl;
  // Without a default port, as browsers write an origin.
  return localOnly && isLoopbackHost(hostname) ? (URL.parse(`${protocol}://${host}`)?.origin ?? null) : null;
}

/** Health probes may use any host name. */
const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/**
 * On a server for this machine only, refuses requests for any other host name: they are sent by a proxy that is not
 * configured, or by a web page whose name resolves to this machine (DNS rebinding). Either would reach the
 * demo accounts from outside.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isLoopbackHost(request.hostname) || PROBES.includes(request.url.split('?', 1)[0] ?? '')) return;
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        'This Lectern server only accepts requests from its own machine. To use this address, set PUBLIC_URL and restart.\n',
      );
  });
}
