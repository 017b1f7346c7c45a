import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import {
  API_PAGE_ROWS,
  API_PAGE_ROWS_MAX,
  API_REQUESTS_PER_TOKEN,
  API_WINDOW_S,
} from '#domain/access/api-tokens/api-token.limits.ts';
import { API_SCOPES } from '#domain/access/api-tokens/api-token.schema.ts';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { apiRequestLimit } from '../../access/api-tokens/api-request.limit.ts';
import { findTokenHolder } from '../../access/api-tokens/api-token.viewer.ts';
import { logViewer } from '../../platform/operating/request-log.ts';
import { API_LISTS } from './api-rows.ts';

const listSchema = z.enum(API_SCOPES);
const querySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(API_PAGE_ROWS_MAX)), API_PAGE_ROWS),
  cursor: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  class: z._default(z.nullable(z.guid()), null),
});

/** Which status a refusal has in this API; others are unforeseen. */
const STATUSES = { FORBIDDEN: 403, NOT_FOUND: 404, INVALID_INPUT: 400 } as const;

/** A refusal as RFC 9457 describes it. */
const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).type('application/problem+json').send({ type: 'about:blank', status, code });

type ApiCall = { Params: { file: string }; Querystring: Record<string, unknown> };

/**
 * `/api/v1/LIST` as JSON, `/api/v1/LIST.csv` for spreadsheets: what the owner of a token may read now. Responses have the
 * headers `RateLimit` and `RateLimit-Policy`, and `Link` to the next page.
 */
export function addApiRoute(app: FastifyInstance, pool: pg.Pool): void {
  const countRequest = apiRequestLimit(pool);

  /** Counts a request, and writes the headers of the limit; false: there were too many. */
  async function isWithinLimit(reply: FastifyReply, token: string): Promise<boolean> {
    const { isWithin, left, seconds } = await countRequest(token);
    reply
      .header('ratelimit-policy', `"token";q=${API_REQUESTS_PER_TOKEN};w=${API_WINDOW_S}`)
      .header('ratelimit', `"token";r=${left};t=${seconds}`);
    if (!isWithin) reply.header('retry-after', seconds);
    return isWithin;
  }

  app.get<ApiCall>('/api/v1/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'authorization');
    const holder = await findTokenHolder(pool, request.headers.authorization);
    if (holder === null)
      return refuse(reply.header('www-authenticate', 'Bearer realm="Lectern"'), 401, 'UNAUTHENTICATED');
    logViewer(request, holder.viewer);
    if (!(await isWithinLimit(reply, holder.id))) return refuse(reply, 429, 'TOO_MANY_TRIES');
    const isCsv = request.params.file.endsWith('.csv');
    const name = listSchema.safeParse(request.params.file.replace(/\.csv$/, ''));
    if (!name.success) return refuse(reply, 404, 'NOT_FOUND');
    if (!holder.scopes.includes(name.data)) return refuse(reply, 403, 'SCOPE_MISSING');
    const query = querySchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, 'INVALID_INPUT');
    const { limit, cursor, class: classId } = query.data;
    const list = API_LISTS[name.data];
    try {
      const { rows, next } = await list.read(pool, holder.viewer, { limit, cursor, classId });
      if (next !== null) {
        const words = new URLSearchParams({ limit: String(limit), cursor: next, ...(classId && { class: classId }) });
        reply.header('link', `</api/v1/${request.params.file}?${words}>; rel="next"`);
      }
      if (!isCsv) return await reply.send({ data: rows, next });
      const lines = rows.map((row) => csvLine(list.columns.map((column) => row[column] ?? null)));
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name.data}.csv"`)
        .send(`\uFEFF${csvLine(list.columns)}${lines.join('')}`);
    } catch (error) {
      const status = error instanceof ProductError ? ownEntry(STATUSES, error.code) : undefined;
      if (!(error instanceof ProductError) || status === undefined) throw error;
      return refuse(reply, status, error.code);
    }
  });
}
