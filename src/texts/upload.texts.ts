import { texts } from './en/upload.ts';
import { defineTexts } from './text-set.ts';

export const uploadTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/upload.ts'),
});
