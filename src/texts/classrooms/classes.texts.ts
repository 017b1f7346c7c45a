import { texts } from '../compiled/en/classrooms/classes.generated.ts';
import { defineTexts } from '../text-set.ts';

export const classesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../compiled/de/classrooms/classes.generated.ts'),
});
