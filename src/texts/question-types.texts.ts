import { texts } from './en/question-types.ts';
import { defineTexts } from './text-set.ts';

export const questionKindsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ './de/question-types.ts'),
});
