import { texts } from '../../compiled/en/classrooms/planning/schemes.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const schemesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../../compiled/de/classrooms/planning/schemes.generated.ts'),
});
