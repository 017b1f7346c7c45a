import { texts } from '../../compiled/en/classrooms/reports/student-reports.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const studentReportsTexts = defineTexts(texts, {
  de: () =>
    import(/* webpackChunkName: "de-staff" */ '../../compiled/de/classrooms/reports/student-reports.generated.ts'),
});
