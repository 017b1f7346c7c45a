import { texts } from '../compiled/en/assessments/exams.generated.ts';
import { defineTexts } from '../text-set.ts';

export const examsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/assessments/exams.generated.ts'),
});
