import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { isLanguage } from '#domain/language.ts';
import { findViewerOfSession } from '../auth/viewer.ts';
import { isUuid } from '../db/uuid.ts';
import { zipOwnData } from '../privacy/own-data.ts';
import { isExportGranted, OWN_DATA } from '../resources/export.address.ts';
import { bindingCookieName, type CookieSettings } from './browser-binding.ts';

type OwnDataRequest = { Querystring: { query?: string; session?: string; until?: string; signature?: string } };

/** `/own-data.zip`: everything about oneself, by an address signed a moment ago for this very browser; else a 404. */
export function addOwnDataRoute(
  app: FastifyInstance,
  { pool, cookies, mediaKey }: { readonly pool: pg.Pool; readonly cookies: CookieSettings; readonly mediaKey: Buffer },
): void {
  app.get<OwnDataRequest>('/own-data.zip', async ({ query: given, cookies: brought }, reply) => {
    const { query: language = '', session: sessionId = '', until = '', signature = '' } = given;
    const binding = brought[bindingCookieName(cookies)];
    const grant = { resource: OWN_DATA, query: language, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isLanguage(language)) return reply.callNotFound();
    if (!isExportGranted(mediaKey, grant, signature, Date.now())) return reply.callNotFound();
    const viewer = await findViewerOfSession(pool, sessionId, binding);
    // Who helps sees what the person sees, and takes nothing away.
    if (viewer === null || viewer.pin === 'pending' || viewer.helperId !== null) return reply.callNotFound();
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="lectern-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await zipOwnData(pool, viewer.userId, language)));
  });
}
