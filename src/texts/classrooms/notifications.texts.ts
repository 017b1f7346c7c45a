import { texts } from '../compiled/en/classrooms/notifications.generated.ts';
import { defineTexts } from '../text-set.ts';

export const notificationsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/classrooms/notifications.generated.ts'),
});
