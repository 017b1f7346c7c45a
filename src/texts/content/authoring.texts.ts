import { texts } from '../compiled/en/content/authoring.generated.ts';
import { defineTexts } from '../text-set.ts';

export const authoringTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/content/authoring.generated.ts'),
});
