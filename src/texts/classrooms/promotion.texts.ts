import { texts } from '../compiled/en/classrooms/promotion.generated.ts';
import { defineTexts } from '../text-set.ts';

export const promotionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/promotion.generated.ts'),
});
