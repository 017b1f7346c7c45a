import { texts } from '../compiled/en/access/second-step.generated.ts';
import { defineTexts } from '../text-set.ts';

export const secondStepTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/second-step.generated.ts'),
});
