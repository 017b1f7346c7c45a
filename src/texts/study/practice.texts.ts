import { texts } from '../compiled/en/study/practice.generated.ts';
import { defineTexts } from '../text-set.ts';

/** What is said around practising: the start of a quiz, feedback on the way, marking one's own answers. */
export const practiceTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/study/practice.generated.ts'),
});
