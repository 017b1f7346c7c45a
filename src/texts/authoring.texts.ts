import { texts } from './en/authoring.ts';
import { defineTexts } from './text-set.ts';

export const authoringTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/authoring.ts'),
});
