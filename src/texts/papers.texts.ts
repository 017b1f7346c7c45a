import { texts } from './en/papers.ts';
import { defineTexts } from './text-set.ts';

export const papersTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ './de/papers.ts'),
});
