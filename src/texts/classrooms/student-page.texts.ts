import { texts } from '../compiled/en/classrooms/student-page.generated.ts';
import { defineTexts } from '../text-set.ts';

export const studentPageTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/student-page.generated.ts'),
});
