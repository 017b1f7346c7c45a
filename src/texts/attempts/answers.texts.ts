import { texts } from '../compiled/en/attempts/answers.generated.ts';
import { defineTexts } from '../text-set.ts';

export const answersTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-exams" */ '../compiled/de/attempts/answers.generated.ts'),
});
