import { texts } from '../compiled/en/classrooms/notification-centre.generated.ts';
import { defineTexts } from '../text-set.ts';

export const notificationCentreTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../compiled/de/classrooms/notification-centre.generated.ts'),
});
