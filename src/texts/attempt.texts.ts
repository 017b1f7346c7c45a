import { texts } from './en/attempt.ts';
import { defineTexts } from './text-set.ts';

export const attemptTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ './de/attempt.ts'),
});
