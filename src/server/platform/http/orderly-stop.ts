import type { FastifyInstance } from 'fastify';

/**
 * Makes a stopping server wait for requests in progress, but no longer than this: a request whose body never
 * ends would block it for ever, since Node times out slow requests only while it listens.
 */
export function stopWithin(app: FastifyInstance, milliseconds: number): void {
  app.addHook('preClose', async () => {
    const ending = setTimeout(() => app.server.closeAllConnections(), milliseconds).unref();
    app.server.once('close', () => clearTimeout(ending));
  });
}
