import { texts } from '../compiled/en/classrooms/published-reports.generated.ts';
import { defineTexts } from '../text-set.ts';

export const publishedReportsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../compiled/de/classrooms/published-reports.generated.ts'),
});
