import { texts } from './en/people.ts';
import { defineTexts } from './text-set.ts';

export const peopleTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/people.ts'),
});
