import { texts } from './en/own-consent.ts';
import { defineTexts } from './text-set.ts';

export const ownConsentTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/own-consent.ts'),
});
