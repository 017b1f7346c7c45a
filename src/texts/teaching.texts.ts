import { texts } from './en/teaching.ts';
import { defineTexts } from './text-set.ts';

export const teachingTexts = defineTexts(texts, { de: () => import('./de/teaching.ts') });
