import { texts } from '../compiled/en/access/pin.generated.ts';
import { defineTexts } from '../text-set.ts';

export const pinTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/pin.generated.ts'),
});
