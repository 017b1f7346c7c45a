import type { Cart } from '#domain/billing/checkout.schema.ts';
import type { QuoteAnswer } from '#machines/checkout/checkout.machine.ts';

/** Props of the cart's parts. */
export type CartProps = {
  readonly cart: Cart;
  readonly answer: QuoteAnswer | null;
  readonly isSchool: boolean;
  readonly isAsking: boolean;
  readonly isOrdering: boolean;
  readonly onChange: (cart: Cart) => void;
  readonly onPay: () => void;
};
