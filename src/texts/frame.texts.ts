import { texts } from './en/frame.ts';
import { defineTexts } from './text-set.ts';

export const frameTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-start" */ './de/frame.ts') });
