import type { FastifyInstance } from 'fastify';

/**
 * Has a server that is told to stop wait for what is under way, but no longer than this: a request whose body never
 * comes to its end would hold it up for good, since Node gives up slow requests only while it listens.
 */
export function stopWithin(app: FastifyInstance, milliseconds: number): void {
  app.addHook('preClose', async () => {
    const ending = setTimeout(() => app.server.closeAllConnections(), milliseconds).unref();
    app.server.once('close', () => clearTimeout(ending));
  });
}
