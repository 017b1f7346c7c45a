import { texts } from '../compiled/en/interchange/roster-connection.generated.ts';
import { defineTexts } from '../text-set.ts';

export const rosterConnectionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/interchange/roster-connection.generated.ts'),
});
