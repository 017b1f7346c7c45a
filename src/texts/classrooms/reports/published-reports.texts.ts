import { texts } from '../../compiled/en/classrooms/reports/published-reports.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const publishedReportsTexts = defineTexts(texts, {
  de: () =>
    import(/* webpackChunkName: "de-classes" */ '../../compiled/de/classrooms/reports/published-reports.generated.ts'),
});
