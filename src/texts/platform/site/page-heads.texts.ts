import { texts } from '../../compiled/en/platform/site/page-heads.generated.ts';
import { defineTexts } from '../../text-set.ts';

/** By the id of its row, a description of each page that is written ahead. Views do not need it. */
export const pageHeadsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../../compiled/de/platform/site/page-heads.generated.ts'),
});
