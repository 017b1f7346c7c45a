import { texts } from '../compiled/en/classrooms/assignment-report.generated.ts';
import { defineTexts } from '../text-set.ts';

export const assignmentReportTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/assignment-report.generated.ts'),
});
