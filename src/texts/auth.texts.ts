import { texts } from './en/auth.ts';
import { defineTexts } from './text-set.ts';

export const authTexts = defineTexts(texts, { de: () => import('./de/auth.ts') });
