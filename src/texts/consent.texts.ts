import { texts } from './en/consent.ts';
import { defineTexts } from './text-set.ts';

export const consentTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ './de/consent.ts'),
});
