import { texts } from '../compiled/en/classrooms/student-reports.generated.ts';
import { defineTexts } from '../text-set.ts';

export const studentReportsTexts = defineTexts(texts, {
  de: () => import('../compiled/de/classrooms/student-reports.generated.ts'),
});
