import { texts } from './en/places.ts';
import { defineTexts } from './text-set.ts';

export const placesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/places.ts'),
});
