import { texts } from './en/dashboard.ts';
import { defineTexts } from './text-set.ts';

export const dashboardTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/dashboard.ts'),
});
