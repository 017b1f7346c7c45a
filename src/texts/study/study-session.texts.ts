import { texts } from '../compiled/en/study/study-session.generated.ts';
import { defineTexts } from '../text-set.ts';

export const studySessionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-home" */ '../compiled/de/study/study-session.generated.ts'),
});
