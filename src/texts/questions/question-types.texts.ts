import { texts } from '../compiled/en/questions/question-types.generated.ts';
import { defineTexts } from '../text-set.ts';

export const questionKindsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/questions/question-types.generated.ts'),
});
