import { texts } from '../../compiled/en/classrooms/reports/school-reports.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const schoolReportsTexts = defineTexts(texts, {
  de: () =>
    import(/* webpackChunkName: "de-staff" */ '../../compiled/de/classrooms/reports/school-reports.generated.ts'),
});
