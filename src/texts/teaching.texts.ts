import { texts } from './en/teaching.ts';
import { defineTexts } from './text-set.ts';

export const teachingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/teaching.ts'),
});
