import { texts } from './en/front.ts';
import { defineTexts } from './text-set.ts';

export const frontTexts = defineTexts(texts, { de: () => import('./de/front.ts') });
