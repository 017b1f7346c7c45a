import { texts } from './en/question-kinds.ts';
import { defineTexts } from './text-set.ts';

export const questionKindsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ './de/question-kinds.ts'),
});
