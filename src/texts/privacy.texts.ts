import { texts } from './en/privacy.ts';
import { defineTexts } from './text-set.ts';

export const privacyTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ './de/privacy.ts'),
});
