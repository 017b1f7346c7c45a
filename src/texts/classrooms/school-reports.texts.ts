import { texts } from '../compiled/en/classrooms/school-reports.generated.ts';
import { defineTexts } from '../text-set.ts';

export const schoolReportsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/school-reports.generated.ts'),
});
