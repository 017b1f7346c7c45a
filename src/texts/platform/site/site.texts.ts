import { texts } from '../../compiled/en/platform/site/site.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const siteTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../../compiled/de/platform/site/site.generated.ts'),
});
