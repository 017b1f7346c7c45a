import { texts } from '../compiled/en/questions/questions.generated.ts';
import { defineTexts } from '../text-set.ts';

/** Texts in and around the answers to questions, while answering and in a review. */
export const questionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/questions/questions.generated.ts'),
});
