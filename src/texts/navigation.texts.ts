import { texts } from './en/navigation.ts';
import { defineTexts } from './text-set.ts';

export const navigationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/navigation.ts'),
});
