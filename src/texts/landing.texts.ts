import { texts } from './en/landing.ts';
import { defineTexts } from './text-set.ts';

export const landingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ './de/landing.ts'),
});
