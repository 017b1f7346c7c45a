import { texts } from './en/pin.ts';
import { defineTexts } from './text-set.ts';

export const pinTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-account" */ './de/pin.ts') });
