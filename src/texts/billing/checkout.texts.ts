import { texts } from '../compiled/en/billing/checkout.generated.ts';
import { defineTexts } from '../text-set.ts';

export const checkoutTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/billing/checkout.generated.ts'),
});
