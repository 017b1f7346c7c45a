import { texts } from '../compiled/en/platform/shared.generated.ts';
import { defineTexts } from '../text-set.ts';

export const partsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/shared.generated.ts'),
});
