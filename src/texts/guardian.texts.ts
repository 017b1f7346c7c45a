import { texts } from './en/guardian.ts';
import { defineTexts } from './text-set.ts';

export const guardianTexts = defineTexts(texts, { de: () => import('./de/guardian.ts') });
