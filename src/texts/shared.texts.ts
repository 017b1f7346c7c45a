import { texts } from './en/shared.ts';
import { defineTexts } from './text-set.ts';

export const partsTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-start" */ './de/shared.ts') });
