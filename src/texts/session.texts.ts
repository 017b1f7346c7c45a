import { texts } from './en/session.ts';
import { defineTexts } from './text-set.ts';

export const sessionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/session.ts'),
});
