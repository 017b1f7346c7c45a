import { texts } from '../compiled/en/study/diagnostic.generated.ts';
import { defineTexts } from '../text-set.ts';

export const diagnosticTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-first-minute" */ '../compiled/de/study/diagnostic.generated.ts'),
});
