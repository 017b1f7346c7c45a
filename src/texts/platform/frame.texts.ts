import { texts } from '../compiled/en/platform/frame.generated.ts';
import { defineTexts } from '../text-set.ts';

export const frameTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/frame.generated.ts'),
});
