import { texts } from '../compiled/en/platform/chart.generated.ts';
import { defineTexts } from '../text-set.ts';

export const chartTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/platform/chart.generated.ts'),
});
