import { texts } from './en/checkout.ts';
import { defineTexts } from './text-set.ts';

export const checkoutTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/checkout.ts'),
});
