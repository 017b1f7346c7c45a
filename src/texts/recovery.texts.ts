import { texts } from './en/recovery.ts';
import { defineTexts } from './text-set.ts';

export const recoveryTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/recovery.ts'),
});
