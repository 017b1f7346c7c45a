import { texts } from './en/connection.ts';
import { defineTexts } from './text-set.ts';

export const connectionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/connection.ts'),
});
