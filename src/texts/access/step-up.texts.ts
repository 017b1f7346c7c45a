import { texts } from '../compiled/en/access/step-up.generated.ts';
import { defineTexts } from '../text-set.ts';

export const stepUpTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/step-up.generated.ts'),
});
