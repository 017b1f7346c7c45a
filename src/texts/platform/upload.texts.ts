import { texts } from '../compiled/en/platform/upload.generated.ts';
import { defineTexts } from '../text-set.ts';

export const uploadTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-quiz" */ '../compiled/de/platform/upload.generated.ts'),
});
