import { texts } from './en/home.ts';
import { defineTexts } from './text-set.ts';

export const homeTexts = defineTexts(texts, { de: () => import('./de/home.ts') });
