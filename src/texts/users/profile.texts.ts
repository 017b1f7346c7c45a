import { texts } from '../compiled/en/users/profile.generated.ts';
import { defineTexts } from '../text-set.ts';

export const profileTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/users/profile.generated.ts'),
});
