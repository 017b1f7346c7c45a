import { texts } from './en/support.ts';
import { defineTexts } from './text-set.ts';

export const supportTexts = defineTexts(texts, { de: () => import('./de/support.ts') });
