import { texts } from '../compiled/en/billing/plan-editing.generated.ts';
import { defineTexts } from '../text-set.ts';

export const planEditingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/billing/plan-editing.generated.ts'),
});
