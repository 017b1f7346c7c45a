import { texts } from './en/users.ts';
import { defineTexts } from './text-set.ts';

export const userTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/users.ts'),
});
