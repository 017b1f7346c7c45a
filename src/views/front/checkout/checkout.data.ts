import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { CheckoutDocument } from '#api/documents/checkout.generated.ts';

/** What is on sale, and where one can buy from. */
export const loadCheckout = async ({ api }: ViewLoaderArgs) => await api(CheckoutDocument);
