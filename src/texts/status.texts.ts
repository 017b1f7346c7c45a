import { texts } from './en/status.ts';
import { defineTexts } from './text-set.ts';

export const statusTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/status.ts'),
});
