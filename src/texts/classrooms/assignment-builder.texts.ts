import { texts } from '../compiled/en/classrooms/assignment-builder.generated.ts';
import { defineTexts } from '../text-set.ts';

export const assignmentBuilderTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/assignment-builder.generated.ts'),
});
