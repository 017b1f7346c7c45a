import { texts } from '../compiled/en/study/analysis.generated.ts';
import { defineTexts } from '../text-set.ts';

export const analysisTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/study/analysis.generated.ts'),
});
