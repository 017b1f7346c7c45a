import type pg from 'pg';
import type { TaxSettings } from '#domain/billing/tax.rule.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { gatewayOf, type PaymentSettings } from './gateways/gateway.choice.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { receiptAddress } from './receipts/receipt.address.ts';
import { receiptMail } from './receipts/receipt.mail.ts';
import { readReceipt } from './receipts/receipt.queries.ts';
import { failedRenewalMail, readFailedRenewal } from './renewal.mail.ts';

/** What a sale needs. */
export type CheckoutService = {
  readonly gateway: PaymentGateway;
  readonly taxes: TaxSettings;
  readonly seller: readonly string[];
  /** Emails the receipt of a payment after the response. A failure is logged; the receipt can be downloaded as well. */
  readonly sendReceipt: (paymentId: string) => void;
  /** Emails the buyer that a renewal has failed, in the same way. */
  readonly notifyFailedRenewal: (orderId: string) => void;
  /** The address of a receipt, for this session alone. The caller has checked that the viewer may have it. */
  readonly receiptAddress: (viewer: Viewer, paymentId: string) => string;
  /** Resolves when all emails in progress are sent. */
  readonly completeOrders: () => Promise<void>;
};

type Parts = {
  readonly pool: pg.Pool;
  readonly mailer: Mailer;
  readonly mediaKey: Buffer;
  readonly payments: PaymentSettings;
};
type World = { readonly local: () => string; readonly logError: (cause: unknown) => void };

/** Creates the service of payments. Its emails are sent after the response; their errors go to `logError`. */
export function createCheckoutService(
  { pool, mailer, mediaKey, payments }: Parts,
  { local, logError }: World,
): CheckoutService {
  const inProgress = new Set<Promise<void>>();
  const send = async (paymentId: string): Promise<void> => {
    const receipt = await readReceipt(pool, paymentId);
    if (receipt !== null) await mailer.send(await receiptMail(receipt, payments.seller));
  };
  const notifyFailed = async (orderId: string): Promise<void> => {
    const renewal = await readFailedRenewal(pool, orderId);
    if (renewal !== null) await mailer.send(failedRenewalMail(renewal));
  };
  const afterTheAnswer = (mail: Promise<void>): void => {
    const sending: Promise<void> = mail.catch(logError).finally(() => inProgress.delete(sending));
    inProgress.add(sending);
  };
  return {
    gateway: gatewayOf(payments, pool, mediaKey, local),
    taxes: payments.taxes,
    seller: payments.seller,
    sendReceipt: (paymentId) => afterTheAnswer(send(paymentId)),
    notifyFailedRenewal: (orderId) => afterTheAnswer(notifyFailed(orderId)),
    receiptAddress: ({ sessionId }, paymentId) => receiptAddress(mediaKey, { paymentId, sessionId }, Date.now()),
    completeOrders: async () => {
      await Promise.all(inProgress);
    },
  };
}
