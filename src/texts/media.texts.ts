import { texts } from './en/media.ts';
import { defineTexts } from './text-set.ts';

export const mediaTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-topic" */ './de/media.ts') });
