import { texts } from '../compiled/en/lti/launch.generated.ts';
import { defineTexts } from '../text-set.ts';

export const launchTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/lti/launch.generated.ts'),
});
