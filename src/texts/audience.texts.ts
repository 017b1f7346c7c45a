import { texts } from './en/audience.ts';
import { defineTexts } from './text-set.ts';

export const audienceTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/audience.ts'),
});
