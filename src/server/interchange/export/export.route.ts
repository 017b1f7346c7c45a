import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { resourceQuerySchema } from '#domain/platform/resources/resource-query.schema.ts';
import { findViewerOfSession, isLocked, type Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../../platform/http/browser-binding.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { logViewer } from '../../platform/operating/request-log.ts';
import {
  DECK,
  type ExportGrant,
  isExportGranted,
  QUESTIONS,
  ROSTER_REPORT,
} from '../../platform/resources/export.address.ts';
import { exportCsv } from '../../platform/resources/resource.csv.ts';
import { openResource } from '../../platform/resources/resource-scope.ts';
import { rosterCsv } from '../rosters/roster.csv.ts';
import { authoredCsv, authoredPages, isAuthored } from './authored.csv.ts';
import { deckFile } from './deck-file.ts';
import { type QuestionFile, questionFile } from './question-export.ts';

type ExportRequest = {
  Params: { name: string };
  Querystring: { query?: string; session?: string; until?: string; signature?: string };
};

type ExportRoute = {
  readonly pool: pg.Pool;
  readonly imageStore: ImageStore;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
};

const sendFile = (reply: FastifyReply, { mime, name, pieces }: QuestionFile) =>
  reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(pieces, { objectMode: false }));

/**
 * `/exports/RESOURCE.csv`: all pages of a list, `/exports/questions/FORMAT`: its questions, and `/exports/decks/FORMAT`:
 * one deck, each with an address that was signed a moment ago for this browser. Permissions are checked again; anything else is a 404.
 */
export function addExportRoute(app: FastifyInstance, { pool, imageStore, cookies, mediaKey }: ExportRoute): void {
  /** The user that this address was signed for; null for all others. */
  async function granted(
    request: FastifyRequest<ExportRequest>,
    resource: string,
  ): Promise<{ readonly viewer: Viewer; readonly exportRequest: unknown } | null> {
    const { query, cookies: cookieValues } = request;
    const { query: text = '', session: sessionId = '', until = '', signature = '' } = query;
    const binding = cookieValues[bindingCookieName(cookies)];
    const grant: ExportGrant = { resource, query: text, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isExportGranted(mediaKey, grant, signature, Date.now())) {
      return null;
    }
    const viewer = await findViewerOfSession(pool, sessionId, binding);
    logViewer(request, viewer);
    return viewer === null || isLocked(viewer) ? null : { viewer, exportRequest: JSON.parse(text) };
  }

  app.get<ExportRequest>('/exports/questions/:name', async (request, reply) => {
    const { name: format } = request.params;
    const grantedExport = await granted(request, QUESTIONS + format);
    if (grantedExport === null) return reply.callNotFound();
    const file = await questionFile(pool, grantedExport.viewer, {
      format,
      filter: grantedExport.exportRequest,
      imageStore,
    });
    return sendFile(reply, file);
  });
  app.get<ExportRequest>('/exports/decks/:name', async (request, reply) => {
    const { name: format } = request.params;
    const grantedExport = await granted(request, DECK + format);
    if (grantedExport === null) return reply.callNotFound();
    const { viewer, exportRequest } = grantedExport;
    return sendFile(reply, await deckFile(pool, viewer, { deck: String(exportRequest), format, imageStore }));
  });
  app.get<ExportRequest>('/exports/:name', async (request, reply) => {
    const resource = request.params.name.replace(/\.csv$/, '');
    const grantedExport = await granted(request, resource);
    if (grantedExport === null) return reply.callNotFound();
    const { viewer, exportRequest } = grantedExport;
    const lines =
      resource === ROSTER_REPORT
        ? await rosterCsv(pool, viewer, String(exportRequest))
        : isAuthored(resource)
          ? authoredCsv(resource, authoredPages(pool, viewer, resource, exportRequest))
          : exportCsv(pool, openResource(viewer, resource, 'read'), resourceQuerySchema.parse(exportRequest));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${resource}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines));
  });
}
