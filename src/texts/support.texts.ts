import { texts } from './en/support.ts';
import { defineTexts } from './text-set.ts';

export const supportTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/support.ts'),
});
