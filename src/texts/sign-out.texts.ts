import { texts } from './en/sign-out.ts';
import { defineTexts } from './text-set.ts';

export const signOutTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/sign-out.ts'),
});
