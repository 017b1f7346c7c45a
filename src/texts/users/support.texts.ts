import { texts } from '../compiled/en/users/support.generated.ts';
import { defineTexts } from '../text-set.ts';

export const supportTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/users/support.generated.ts'),
});
