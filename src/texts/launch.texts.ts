import { texts } from './en/launch.ts';
import { defineTexts } from './text-set.ts';

export const launchTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/launch.ts'),
});
