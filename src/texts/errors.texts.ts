import { texts } from './en/errors.ts';
import { defineTexts } from './text-set.ts';

export const errorsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ './de/errors.ts'),
});
