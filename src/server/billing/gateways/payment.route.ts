import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { CheckoutService } from '../checkout-service.ts';
import { InvalidSignatureError, UnknownEventError } from './payment-gateway.ts';
import { applyWebhookEvent } from './webhook-event.commands.ts';

export type PaymentRoute = {
  readonly pool: pg.Pool;
  readonly checkout: Pick<CheckoutService, 'gateway' | 'sendReceipt' | 'notifyFailedRenewal'>;
};

const MESSAGE_MAX_BYTES = 500_000;

/**
 * `POST /payments/webhook` receives the gateway's webhook events. The signature is verified over the raw bytes.
 * 400: forged or unreadable; 422: refused, because the amount is not that of the order; 200: applied, or nothing to do.
 */
export async function addPaymentRoute(app: FastifyInstance, { pool, checkout }: PaymentRoute): Promise<void> {
  const { gateway, sendReceipt, notifyFailedRenewal } = checkout;
  await app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MESSAGE_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    within.post('/payments/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const message = await gateway.readMessage(body, typeof signature === 'string' ? signature : '');
        const { outcome, detail, paymentId, pastDueId } = await applyWebhookEvent(pool, gateway.name, message);
        if (paymentId !== null) sendReceipt(paymentId);
        if (pastDueId !== null) notifyFailedRenewal(pastDueId);
        if (outcome !== 'refused') return await reply.send({ outcome });
        request.log.error({ message: message.ref, order: message.orderId, detail }, 'a payment was refused');
        return await reply.code(422).send({ outcome });
      } catch (cause) {
        if (cause instanceof UnknownEventError) {
          request.log.error(cause, 'a payment message could not be read');
          return reply.code(400).send({ outcome: 'unreadable' });
        }
        if (!(cause instanceof InvalidSignatureError)) throw cause;
        request.log.warn({ address: request.ip }, 'a forged payment message was refused');
        return reply.code(400).send({ outcome: 'forged' });
      }
    });
  });
}
