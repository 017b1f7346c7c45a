import { texts } from './en/accommodation.ts';
import { defineTexts } from './text-set.ts';

export const accommodationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/accommodation.ts'),
});
