import type { Period } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';

/** What is sent to a gateway about an order. Amounts in the smallest unit, including taxes. */
export type CheckoutRequest = {
  readonly orderId: string;
  readonly description: string;
  readonly email: string;
  readonly language: Language;
  readonly currency: string;
  readonly period: Period;
  readonly firstAmount: number;
  readonly renewalAmount: number;
  /** Where the buyer is led back to: a path on this server. */
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
  /** Null: reckoned from the order's period. */
  readonly periodEndsAt: Date | null;
};

/** What a gateway has to say about an order, in our words. It may come twice, late, and in any order. */
export type GatewayMessage = {
  /** The gateway's own name of the message. */
  readonly ref: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly at: Date;
  readonly news:
    | Paid
    | { readonly kind: 'pending' | 'declined' | 'left' | 'renewalFailed' | 'ended' | 'nothing' }
    | { readonly kind: 'renewalCanceled'; readonly periodEndsAt: Date };
};

/** Who takes the money. */
export type PaymentGateway = {
  readonly name: 'stripe' | 'test';
  /** Makes a place to pay at. The same order gets the same place. */
  readonly openCheckout: (request: CheckoutRequest) => Promise<{ readonly ref: string; readonly url: string }>;
  /** Closes the place, so that nobody can pay there any more; false where it was gone through already. */
  readonly closeCheckout: (ref: string) => Promise<boolean>;
  /** Reads a message. Throws `ForgedMessage` where it is not the gateway's own, `UnreadableMessage` where it has another form. */
  readonly readMessage: (body: Buffer, signature: string) => GatewayMessage;
  /** Gives money back; the same `key` gives it once. Answers with the gateway's name of it. */
  readonly refund: (refund: {
    readonly invoiceRef: string;
    readonly amount: number;
    readonly key: string;
  }) => Promise<string>;
  /** No renewal follows the period under way. */
  readonly cancelRenewal: (subscriptionRef: string) => Promise<void>;
};

/** A message whose signature is not the gateway's. */
export class ForgedMessage extends Error {
  constructor(cause: unknown) {
    super('The signature of this message is not the gateway’s.', { cause });
    this.name = 'ForgedMessage';
  }
}

/** A message that the gateway signed, in a form that is not known, such as that of another version of its API. */
export class UnreadableMessage extends Error {
  constructor(cause: unknown) {
    super('This message is the gateway’s, but not in a form that can be read.', { cause });
    this.name = 'UnreadableMessage';
  }
}
