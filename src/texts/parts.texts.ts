import { texts } from './en/parts.ts';
import { defineTexts } from './text-set.ts';

export const partsTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-start" */ './de/parts.ts') });
