import { texts } from '../compiled/en/content/subject.generated.ts';
import { defineTexts } from '../text-set.ts';

export const subjectTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/content/subject.generated.ts'),
});
