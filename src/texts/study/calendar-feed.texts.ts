import { texts } from '../compiled/en/study/calendar-feed.generated.ts';
import { defineTexts } from '../text-set.ts';

export const calendarFeedTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/study/calendar-feed.generated.ts'),
});
