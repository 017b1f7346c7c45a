import { texts } from './en/search.ts';
import { defineTexts } from './text-set.ts';

export const searchTexts = defineTexts(texts, { de: () => import('./de/search.ts') });
