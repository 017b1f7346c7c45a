import { texts } from '../compiled/en/study/progress.generated.ts';
import { defineTexts } from '../text-set.ts';

export const progressTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/study/progress.generated.ts'),
});
