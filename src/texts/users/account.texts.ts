import { texts } from '../compiled/en/users/account.generated.ts';
import { defineTexts } from '../text-set.ts';

export const accountTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/users/account.generated.ts'),
});
