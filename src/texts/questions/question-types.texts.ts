import { texts } from '../compiled/en/questions/question-types.generated.ts';
import { defineTexts } from '../text-set.ts';
import type { TypeTexts } from './type-name.ts';

/** A question type without texts does not compile. */
const complete: { readonly type: TypeTexts } = texts;

export const questionKindsTexts = defineTexts(
  { ...texts, ...complete },
  { de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/questions/question-types.generated.ts') },
);
