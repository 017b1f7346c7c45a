import { texts } from './en/import.ts';
import { defineTexts } from './text-set.ts';

export const importTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/import.ts'),
});

export type ImportTexts = typeof texts;
