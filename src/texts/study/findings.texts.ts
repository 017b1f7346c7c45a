import { texts } from '../compiled/en/study/findings.generated.ts';
import { defineTexts } from '../text-set.ts';

export const findingsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/study/findings.generated.ts'),
});
