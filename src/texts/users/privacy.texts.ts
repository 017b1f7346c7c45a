import { texts } from '../compiled/en/users/privacy.generated.ts';
import { defineTexts } from '../text-set.ts';

export const privacyTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../compiled/de/users/privacy.generated.ts'),
});
