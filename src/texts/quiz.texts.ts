import { texts } from './en/quiz.ts';
import { defineTexts } from './text-set.ts';

export const quizTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-quiz" */ './de/quiz.ts') });
