import { texts } from './en/content.ts';
import { defineTexts } from './text-set.ts';

export const contentTexts = defineTexts(texts, { de: () => import('./de/content.ts') });
