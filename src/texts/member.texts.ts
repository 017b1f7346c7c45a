import { texts } from './en/member.ts';
import { defineTexts } from './text-set.ts';

export const memberTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/member.ts'),
});
