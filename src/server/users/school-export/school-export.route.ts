import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { EXPORT_ADDRESS_LIFE_S } from '#domain/platform/resources/resource.limits.ts';
import type { AttemptLimits } from '../../access/attempt-limit.ts';
import { findViewerOfSession, isLocked } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../../platform/http/browser-binding.ts';
import { logViewer } from '../../platform/operating/request-log.ts';
import { isExportGranted, SCHOOL_DATA } from '../../platform/resources/export.address.ts';
import { schoolToExport } from './school-export.commands.ts';
import { type SchoolFiles, schoolArchive } from './school-export.ts';

type SchoolDataRequest = { Querystring: { query?: string; session?: string; until?: string; signature?: string } };

/**
 * `/exports/school/data.zip`: everything of a school, by an address that was signed a moment ago for this browser, which
 * is valid for one download (429 for a second one). Permissions are checked again; anything else is a 404.
 */
export function addSchoolExportRoute(
  app: FastifyInstance,
  {
    pool,
    cookies,
    mediaKey,
    limits,
    ...files
  }: SchoolFiles & {
    readonly pool: pg.Pool;
    readonly cookies: CookieSettings;
    readonly mediaKey: Buffer;
    readonly limits: Pick<AttemptLimits, 'ownExportByAddress'>;
  },
): void {
  app.get<SchoolDataRequest>(`/exports/${SCHOOL_DATA}`, async (request, reply) => {
    const { query: school = '', session: sessionId = '', until = '', signature = '' } = request.query;
    const binding = request.cookies[bindingCookieName(cookies)];
    const grant = { resource: SCHOOL_DATA, query: school, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId)) return reply.callNotFound();
    if (!isExportGranted(mediaKey, grant, signature, Date.now())) return reply.callNotFound();
    const viewer = await findViewerOfSession(pool, sessionId, binding);
    logViewer(request, viewer);
    if (viewer === null || isLocked(viewer)) return reply.callNotFound();
    const found = await schoolToExport(pool, viewer, school).catch((error: unknown) => {
      if (error instanceof ProductError) return null;
      throw error;
    });
    if (found === null) return reply.callNotFound();
    try {
      await limits.ownExportByAddress.count(createHash('sha256').update(signature).digest('base64url'));
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      const retryAfterSeconds = error.retryAfterSeconds ?? EXPORT_ADDRESS_LIFE_S;
      return reply
        .code(429)
        .header('retry-after', retryAfterSeconds)
        .send({ errors: [{ message: error.code, extensions: { code: error.code, retryAfterSeconds } }] });
    }
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="school-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(schoolArchive(pool, files, found.id), { objectMode: false }));
  });
}
