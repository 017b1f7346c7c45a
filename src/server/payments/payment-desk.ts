import type pg from 'pg';
import type { TaxSettings } from '#domain/payments/tax.rule.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Mailer } from '../mail/mail.ts';
import { gatewayOf, type PaymentSettings } from './gateway.choice.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { receiptAddress } from './receipt.address.ts';
import { receiptMail } from './receipt.mail.ts';
import { readReceipt } from './receipt.query.ts';

/** What is needed to sell something. */
export type PaymentDesk = {
  readonly gateway: PaymentGateway;
  readonly taxes: TaxSettings;
  readonly seller: readonly string[];
  /** Mails the receipt of a payment, after the answer. A failure goes to the log: the receipt can be had on the page as well. */
  readonly sendReceipt: (paymentId: string) => void;
  /** The address of a receipt, for this session alone. The caller has made sure that the viewer may have it. */
  readonly receiptAddress: (viewer: Viewer, paymentId: string) => string;
  /** Resolves when all receipts under way are sent. */
  readonly settle: () => Promise<void>;
};

type Parts = {
  readonly pool: pg.Pool;
  readonly mailer: Mailer;
  readonly mediaKey: Buffer;
  readonly payments: PaymentSettings;
};
type World = { readonly local: () => string; readonly tell: (cause: unknown) => void };

export function paymentDesk({ pool, mailer, mediaKey, payments }: Parts, { local, tell }: World): PaymentDesk {
  const underWay = new Set<Promise<void>>();
  const send = async (paymentId: string): Promise<void> => {
    const receipt = await readReceipt(pool, paymentId);
    if (receipt !== null) await mailer.send(await receiptMail(receipt, payments.seller));
  };
  return {
    gateway: gatewayOf(payments, pool, mediaKey, local),
    taxes: payments.taxes,
    seller: payments.seller,
    sendReceipt: (paymentId) => {
      const sending: Promise<void> = send(paymentId)
        .catch(tell)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    receiptAddress: ({ sessionId }, paymentId) => receiptAddress(mediaKey, { paymentId, sessionId }, Date.now()),
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
