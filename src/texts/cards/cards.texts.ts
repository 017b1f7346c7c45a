import { texts } from '../compiled/en/cards/cards.generated.ts';
import { defineTexts } from '../text-set.ts';

export const cardsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/cards/cards.generated.ts'),
});
