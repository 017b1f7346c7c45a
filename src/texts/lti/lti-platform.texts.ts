import { texts } from '../compiled/en/lti/lti-platform.generated.ts';
import { defineTexts } from '../text-set.ts';

export const platformTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/lti/lti-platform.generated.ts'),
});
