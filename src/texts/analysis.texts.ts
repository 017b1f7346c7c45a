import { texts } from './en/analysis.ts';
import { defineTexts } from './text-set.ts';

export const analysisTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ './de/analysis.ts'),
});
