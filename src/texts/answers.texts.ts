import { texts } from './en/answers.ts';
import { defineTexts } from './text-set.ts';

export const answersTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ './de/answers.ts'),
});
