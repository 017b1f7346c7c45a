import { texts } from '../compiled/en/content/rich-text.generated.ts';
import { defineTexts } from '../text-set.ts';

export const richTextTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/content/rich-text.generated.ts'),
});
