import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unsubscribeGuardian } from './guardian-session.commands.ts';

/**
 * `/mail/unsubscribe/ID`: the address in the header `List-Unsubscribe` of weekly emails. Mail programs send a POST when a
 * reader presses their button (RFC 8058), with a form that says nothing more. A GET, which programs that check links
 * send too, changes nothing: it leads to the page where the email can be turned off.
 */
export async function addUnsubscribeRoute(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    within.post<{ Params: { id: string } }>('/mail/unsubscribe/:id', async (request, reply) => {
      await unsubscribeGuardian(pool, request.params.id);
      return reply.code(200).type('text/plain').send('');
    });
    within.get('/mail/unsubscribe/:id', (_request, reply) => reply.redirect('/family', 302));
  });
}
