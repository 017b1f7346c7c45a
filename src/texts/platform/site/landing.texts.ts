import { texts } from '../../compiled/en/platform/site/landing.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const landingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../../compiled/de/platform/site/landing.generated.ts'),
});
