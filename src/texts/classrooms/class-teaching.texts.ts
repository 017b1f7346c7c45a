import { texts } from '../compiled/en/classrooms/class-teaching.generated.ts';
import { defineTexts } from '../text-set.ts';

export const classTeachingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/class-teaching.generated.ts'),
});
