import { texts } from '../../compiled/en/platform/site/tour.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const tourTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../../compiled/de/platform/site/tour.generated.ts'),
});
