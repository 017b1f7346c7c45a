import { texts } from './en/cards.ts';
import { defineTexts } from './text-set.ts';

export const cardsTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-topic" */ './de/cards.ts') });
