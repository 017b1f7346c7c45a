import { texts } from '../compiled/en/classrooms/teaching.generated.ts';
import { defineTexts } from '../text-set.ts';

export const teachingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/teaching.generated.ts'),
});
