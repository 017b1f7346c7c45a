import { texts } from '../compiled/en/attempts/attempt.generated.ts';
import { defineTexts } from '../text-set.ts';

export const attemptTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/attempts/attempt.generated.ts'),
});
