import { CheckoutDocument } from '#api/documents/billing/checkout.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';

/** What is on sale, and in which countries. */
export const loadCheckout = async ({ api }: ViewLoaderArgs) => await api(CheckoutDocument);
