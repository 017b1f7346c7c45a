import { texts } from '../../compiled/en/classrooms/notifications/push.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const pushTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../../compiled/de/classrooms/notifications/push.generated.ts'),
});
