import { texts } from '../compiled/en/platform/table.generated.ts';
import { defineTexts } from '../text-set.ts';

export const tableTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/platform/table.generated.ts'),
});
