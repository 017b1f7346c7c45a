import { texts } from '../compiled/en/study/media.generated.ts';
import { defineTexts } from '../text-set.ts';

export const mediaTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/study/media.generated.ts'),
});
