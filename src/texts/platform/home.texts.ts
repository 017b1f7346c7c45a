import { texts } from '../compiled/en/platform/home.generated.ts';
import { defineTexts } from '../text-set.ts';

export const homeTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-home" */ '../compiled/de/platform/home.generated.ts'),
});
