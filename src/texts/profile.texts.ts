import { texts } from './en/profile.ts';
import { defineTexts } from './text-set.ts';

export const profileTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/profile.ts'),
});
