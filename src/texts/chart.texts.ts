import { texts } from './en/chart.ts';
import { defineTexts } from './text-set.ts';

export const chartTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-exams" */ './de/chart.ts') });
