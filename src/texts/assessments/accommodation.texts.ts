import { texts } from '../compiled/en/assessments/accommodation.generated.ts';
import { defineTexts } from '../text-set.ts';

export const accommodationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/assessments/accommodation.generated.ts'),
});
