import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { resourceQuerySchema } from '#domain/resources/resource-query.schema.ts';
import { findViewerOfSession } from '../auth/viewer.ts';
import { authoredCsv, authoredPages, isAuthored } from '../authoring/authored.csv.ts';
import { isUuid } from '../db/uuid.ts';
import { isExportGranted } from '../resources/export.address.ts';
import { exportCsv } from '../resources/resource.csv.ts';
import { openResource } from '../resources/resource-scope.ts';
import { bindingCookieName, type CookieSettings } from './browser-binding.ts';

type ExportRequest = {
  Params: { name: string };
  Querystring: { query?: string; session?: string; until?: string; signature?: string };
};

/**
 * `/exports/RESOURCE.csv`: what a list shows, all pages of it, by an address that was signed a moment ago for this very
 * browser. Who may read it is asked again; anything else is a 404.
 */
export function addExportRoute(
  app: FastifyInstance,
  { pool, cookies, mediaKey }: { readonly pool: pg.Pool; readonly cookies: CookieSettings; readonly mediaKey: Buffer },
): void {
  app.get<ExportRequest>('/exports/:name', async ({ params, query: given, cookies: brought }, reply) => {
    const { query = '', session: sessionId = '', until = '', signature = '' } = given;
    const resource = params.name.replace(/\.csv$/, '');
    const binding = brought[bindingCookieName(cookies)];
    const grant = { resource, query, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isExportGranted(mediaKey, grant, signature, Date.now())) {
      return reply.callNotFound();
    }
    const viewer = await findViewerOfSession(pool, sessionId, binding);
    if (viewer === null || viewer.pin === 'pending') return reply.callNotFound();
    const wanted: unknown = JSON.parse(query);
    const lines = isAuthored(resource)
      ? authoredCsv(resource, authoredPages(pool, viewer, resource, wanted))
      : exportCsv(pool, openResource(viewer, resource, 'read'), resourceQuerySchema.parse(wanted));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${resource}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines));
  });
}
