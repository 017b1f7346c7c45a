import { texts } from './en/platform.ts';
import { defineTexts } from './text-set.ts';

export const platformTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/platform.ts'),
});
