import { texts } from './en/home.ts';
import { defineTexts } from './text-set.ts';

export const homeTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-home" */ './de/home.ts') });
