import { texts } from '../compiled/en/classrooms/gradebook.generated.ts';
import { defineTexts } from '../text-set.ts';

export const gradebookTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/classrooms/gradebook.generated.ts'),
});
