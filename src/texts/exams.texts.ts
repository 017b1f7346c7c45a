import { texts } from './en/exams.ts';
import { defineTexts } from './text-set.ts';

export const examsTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-exams" */ './de/exams.ts') });
