import { texts } from '../compiled/en/assessments/papers.generated.ts';
import { defineTexts } from '../text-set.ts';

export const papersTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/assessments/papers.generated.ts'),
});
