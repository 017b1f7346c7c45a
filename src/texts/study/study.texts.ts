import { texts } from '../compiled/en/study/study.generated.ts';
import { defineTexts } from '../text-set.ts';

export const studyTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-home" */ '../compiled/de/study/study.generated.ts'),
});
