import { texts } from '../compiled/en/users/own-consent.generated.ts';
import { defineTexts } from '../text-set.ts';

export const ownConsentTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/users/own-consent.generated.ts'),
});
