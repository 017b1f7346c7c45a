import { texts } from '../../compiled/en/classrooms/notifications/notification-centre.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const notificationCentreTexts = defineTexts(texts, {
  de: () =>
    import(
      /* webpackChunkName: "de-classes" */ '../../compiled/de/classrooms/notifications/notification-centre.generated.ts'
    ),
});
