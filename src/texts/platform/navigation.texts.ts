import { texts } from '../compiled/en/platform/navigation.generated.ts';
import { defineTexts } from '../text-set.ts';

export const navigationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/navigation.generated.ts'),
});
