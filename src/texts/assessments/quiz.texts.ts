import { texts } from '../compiled/en/assessments/quiz.generated.ts';
import { defineTexts } from '../text-set.ts';

export const quizTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/assessments/quiz.generated.ts'),
});
