import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { isLanguage } from '#domain/platform/language.ts';
import { EXPORT_ADDRESS_LIFE_S } from '#domain/platform/resources/resource.limits.ts';
import type { AttemptLimits } from '../../access/attempt-limit.ts';
import { findViewerOfSession, isLocked } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../../platform/http/browser-binding.ts';
import { logViewer } from '../../platform/operating/request-log.ts';
import { isExportGranted, OWN_DATA } from '../../platform/resources/export.address.ts';
import { OWN_DATA_TEXTS } from './own-data.texts.ts';
import { zipOwnData } from './own-data.ts';

type OwnDataRequest = { Querystring: { query?: string; session?: string; until?: string; signature?: string } };

/**
 * `/own-data.zip`: everything about a user, by an address signed a moment ago for this browser, which is valid for one
 * download (429 for a second one); otherwise a 404.
 */
export function addOwnDataRoute(
  app: FastifyInstance,
  {
    pool,
    cookies,
    mediaKey,
    limits,
  }: {
    readonly pool: pg.Pool;
    readonly cookies: CookieSettings;
    readonly mediaKey: Buffer;
    readonly limits: Pick<AttemptLimits, 'ownExportByAddress'>;
  },
): void {
  app.get<OwnDataRequest>('/own-data.zip', async (request, reply) => {
    const { query: given, cookies: cookieValues } = request;
    const { query: language = '', session: sessionId = '', until = '', signature = '' } = given;
    const binding = cookieValues[bindingCookieName(cookies)];
    const grant = { resource: OWN_DATA, query: language, sessionId, until: Number(until) };
    if (binding === undefined || !isUuid(sessionId) || !isLanguage(language)) return reply.callNotFound();
    if (!isExportGranted(mediaKey, grant, signature, Date.now())) return reply.callNotFound();
    const viewer = await findViewerOfSession(pool, sessionId, binding);
    logViewer(request, viewer);
    // Support access shows what the user sees, but downloads nothing.
    if (viewer === null || isLocked(viewer) || viewer.helperId !== null) return reply.callNotFound();
    try {
      await limits.ownExportByAddress.count(createHash('sha256').update(signature).digest('base64url'));
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      const retryAfterSeconds = error.retryAfterSeconds ?? EXPORT_ADDRESS_LIFE_S;
      return reply
        .code(429)
        .header('retry-after', retryAfterSeconds)
        .send({
          errors: [{ message: OWN_DATA_TEXTS[language].linkUsed, extensions: { code: error.code, retryAfterSeconds } }],
        });
    }
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="lectern-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await zipOwnData(pool, viewer.userId, language)));
  });
}
