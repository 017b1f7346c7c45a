import { texts } from './en/writing.ts';
import { defineTexts } from './text-set.ts';

export const writingTexts = defineTexts(texts, { de: () => import('./de/writing.ts') });
