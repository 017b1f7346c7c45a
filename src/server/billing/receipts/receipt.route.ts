import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { digestOf } from '../../access/tokens.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { bindingCookieName, type CookieSettings } from '../../platform/http/browser-binding.ts';
import { isReceiptGranted } from './receipt.address.ts';
import { readReceipt } from './receipt.queries.ts';

type Route = {
  readonly pool: pg.Pool;
  readonly cookies: CookieSettings;
  readonly key: Buffer;
  readonly seller: readonly string[];
};
type ReceiptRequest = { Params: { id: string }; Querystring: { session?: string; until?: string; signature?: string } };

/** `/payments/receipts/:id`: a receipt as a PDF, for the session and browser that its address was issued to; otherwise 404. */
export function addReceiptRoute(app: FastifyInstance, { pool, cookies, key, seller }: Route): void {
  app.get<ReceiptRequest>('/payments/receipts/:id', async ({ params, query, cookies: given }, reply) => {
    const { session: sessionId = '', until = '', signature = '' } = query;
    const binding = given[bindingCookieName(cookies)];
    const grant = { paymentId: params.id, sessionId, until: Number(until) };
    const isGranted = isUuid(params.id) && isUuid(sessionId) && isReceiptGranted(key, grant, signature, Date.now());
    if (!isGranted || binding === undefined) return reply.callNotFound();
    const { rowCount } = await pool.query(
      'select from sessions where id = $1 and binding_digest = $2 and revoked_at is null',
      [sessionId, digestOf(binding)],
    );
    const receipt = rowCount === 1 ? await readReceipt(pool, params.id) : null;
    if (receipt === null) return reply.callNotFound();
    const { receiptPdf } = await import('./receipt.pdf.ts');
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="lectern-${receipt.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(await receiptPdf(receipt, seller));
  });
}
