import { texts } from '../compiled/en/interchange/record-store.generated.ts';
import { defineTexts } from '../text-set.ts';

export const recordStoreTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/interchange/record-store.generated.ts'),
});
