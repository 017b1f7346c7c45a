import { texts } from '../../compiled/en/platform/site/page-heads.generated.ts';
import { defineTexts } from '../../text-set.ts';

/** The description of each prerendered page, by the id of its row. Views do not need it. */
export const pageHeadsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../../compiled/de/platform/site/page-heads.generated.ts'),
});
