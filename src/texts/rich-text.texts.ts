import { texts } from './en/rich-text.ts';
import { defineTexts } from './text-set.ts';

export const richTextTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ './de/rich-text.ts'),
});
