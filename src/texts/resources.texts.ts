import { texts } from './en/resources.ts';
import { defineTexts } from './text-set.ts';

export const resourcesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/resources.ts'),
});
