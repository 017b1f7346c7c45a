import { texts } from './en/lti-platform.ts';
import { defineTexts } from './text-set.ts';

export const platformTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/lti-platform.ts'),
});
