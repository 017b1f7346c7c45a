import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unsubscribeFromClassMails } from '../notifications/notification-settings.commands.ts';
import { unsubscribeGuardian } from './guardian-session.commands.ts';

/**
 * `/mail/unsubscribe/ID` and `/mail/unsubscribe/ID/KIND`: the addresses in the header `List-Unsubscribe` of the weekly
 * email to guardians, and of emails about classes. Mail programs send a POST when a reader presses their button
 * (RFC 8058), with a form that says nothing more. A GET, which programs that check links send too, changes nothing: it
 * leads to the page where the email can be turned off.
 */
export async function addUnsubscribeRoute(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    within.post<{ Params: { id: string } }>('/mail/unsubscribe/:id', async (request, reply) => {
      await unsubscribeGuardian(pool, request.params.id);
      return reply.code(200).type('text/plain').send('');
    });
    within.post<{ Params: { id: string; kind: string } }>('/mail/unsubscribe/:id/:kind', async (request, reply) => {
      await unsubscribeFromClassMails(pool, request.params.id, request.params.kind);
      return reply.code(200).type('text/plain').send('');
    });
    within.get('/mail/unsubscribe/:id/:kind', (_request, reply) => reply.redirect('/account', 302));
    within.get('/mail/unsubscribe/:id', (_request, reply) => reply.redirect('/family', 302));
  });
}
