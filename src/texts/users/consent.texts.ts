import { texts } from '../compiled/en/users/consent.generated.ts';
import { defineTexts } from '../text-set.ts';

export const consentTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../compiled/de/users/consent.generated.ts'),
});
