import { texts } from './en/plan-editing.ts';
import { defineTexts } from './text-set.ts';

export const planEditingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/plan-editing.ts'),
});
