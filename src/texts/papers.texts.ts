import { texts } from './en/papers.ts';
import { defineTexts } from './text-set.ts';

export const papersTexts = defineTexts(texts, { de: () => import('./de/papers.ts') });
