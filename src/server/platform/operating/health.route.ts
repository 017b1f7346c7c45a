import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz`: the process is up. `/readyz`: the database responds too (it was migrated before the server listened). */
export function addHealthRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await pool.query('select from subjects limit 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn(error, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
