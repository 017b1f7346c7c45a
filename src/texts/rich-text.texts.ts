import { texts } from './en/rich-text.ts';
import { defineTexts } from './text-set.ts';

export const richTextTexts = defineTexts(texts, { de: () => import('./de/rich-text.ts') });
