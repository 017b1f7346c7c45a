import { texts } from '../compiled/en/classrooms/stream.generated.ts';
import { defineTexts } from '../text-set.ts';

export const streamTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../compiled/de/classrooms/stream.generated.ts'),
});
