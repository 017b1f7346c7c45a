import { texts } from '../compiled/en/interchange/roster.generated.ts';
import { defineTexts } from '../text-set.ts';

export type RosterTexts = typeof texts;

export const rosterTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/interchange/roster.generated.ts'),
});
