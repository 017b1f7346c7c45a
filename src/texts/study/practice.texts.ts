import { texts } from '../compiled/en/study/practice.generated.ts';
import { defineTexts } from '../text-set.ts';

/** Texts of practice: starting a quiz, feedback, self-marking. */
export const practiceTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/study/practice.generated.ts'),
});
