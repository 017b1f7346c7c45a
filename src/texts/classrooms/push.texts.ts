import { texts } from '../compiled/en/classrooms/push.generated.ts';
import { defineTexts } from '../text-set.ts';

export const pushTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/classrooms/push.generated.ts'),
});
