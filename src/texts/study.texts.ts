import { texts } from './en/study.ts';
import { defineTexts } from './text-set.ts';

export const studyTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-home" */ './de/study.ts') });
