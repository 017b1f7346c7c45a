import { texts } from '../compiled/en/classrooms/live-quiz.generated.ts';
import { defineTexts } from '../text-set.ts';

export const liveQuizTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-live" */ '../compiled/de/classrooms/live-quiz.generated.ts'),
});
