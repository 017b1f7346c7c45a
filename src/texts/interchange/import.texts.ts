import { texts } from '../compiled/en/interchange/import.generated.ts';
import { defineTexts } from '../text-set.ts';

export const importTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/interchange/import.generated.ts'),
});

export type ImportTexts = typeof texts;
