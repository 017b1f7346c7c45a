import { texts } from './en/news.ts';
import { defineTexts } from './text-set.ts';

export const newsTexts = defineTexts(texts, { de: () => import('./de/news.ts') });
