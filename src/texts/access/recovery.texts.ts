import { texts } from '../compiled/en/access/recovery.generated.ts';
import { defineTexts } from '../text-set.ts';

export const recoveryTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/recovery.generated.ts'),
});
