import { texts } from './en/policies.ts';
import { defineTexts } from './text-set.ts';

export const policiesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/policies.ts'),
});
