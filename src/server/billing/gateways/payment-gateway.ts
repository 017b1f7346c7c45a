import type { Period } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';

/** An order as sent to a gateway. Amounts in the smallest unit, including taxes. */
export type CheckoutRequest = {
  readonly orderId: string;
  readonly description: string;
  readonly email: string;
  readonly language: Language;
  readonly currency: string;
  readonly period: Period;
  readonly firstAmount: number;
  readonly renewalAmount: number;
  /** Where the buyer returns to: a path on this server. */
  readonly returnPath: string;
};

type Paid = {
  readonly kind: 'paid';
  readonly cycle: 'purchase' | 'renewal';
  readonly invoiceRef: string;
  readonly subscriptionRef: string | null;
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** Null: computed from the order's period. */
  readonly periodEndsAt: Date | null;
};

/** A webhook event about an order, in our terms. It may arrive twice, late, and in any order. */
export type GatewayMessage = {
  /** The gateway's id of the event. */
  readonly ref: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly at: Date;
  readonly news:
    | Paid
    | { readonly kind: 'pending' | 'declined' | 'left' | 'renewalFailed' | 'ended' | 'nothing' }
    | { readonly kind: 'renewalCanceled'; readonly periodEndsAt: Date };
};

/** The payment provider. */
export type PaymentGateway = {
  readonly name: 'stripe' | 'test';
  /** Creates a checkout. The same order gets the same checkout. */
  readonly openCheckout: (request: CheckoutRequest) => Promise<{ readonly ref: string; readonly url: string }>;
  /** Closes the checkout, so that it can no longer be paid; false if it was completed already. */
  readonly closeCheckout: (ref: string) => Promise<boolean>;
  /**
   * Reads a webhook event. Rejects with `InvalidSignatureError` if the gateway did not sign it, `UnknownEventError` if its format is
   * unknown.
   */
  readonly readMessage: (body: Buffer, signature: string) => Promise<GatewayMessage>;
  /** Refunds money; the same `key` refunds once. Returns the gateway's id of the refund. */
  readonly refund: (refund: {
    readonly invoiceRef: string;
    readonly amount: number;
    readonly key: string;
  }) => Promise<string>;
  /** Ends the subscription with the current period. */
  readonly cancelRenewal: (subscriptionRef: string) => Promise<void>;
};

/** A webhook event with an invalid signature. */
export class InvalidSignatureError extends Error {
  constructor(cause: unknown) {
    super('The signature of this webhook event is invalid.', { cause });
    this.name = 'InvalidSignatureError';
  }
}

/** A signed webhook event in an unknown format, such as that of another API version. */
export class UnknownEventError extends Error {
  constructor(cause: unknown) {
    super('This webhook event has a valid signature, but an unknown format.', { cause });
    this.name = 'UnknownEventError';
  }
}
