import { texts } from './en/page-heads.ts';
import { defineTexts } from './text-set.ts';

/** By the id of its row, a description of each page that is written ahead. Views do not need it. */
export const pageHeadsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ './de/page-heads.ts'),
});
