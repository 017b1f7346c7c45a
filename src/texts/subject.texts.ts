import { texts } from './en/subject.ts';
import { defineTexts } from './text-set.ts';

export const subjectTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ './de/subject.ts'),
});
