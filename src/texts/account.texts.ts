import { texts } from './en/account.ts';
import { defineTexts } from './text-set.ts';

export const accountTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/account.ts'),
});
