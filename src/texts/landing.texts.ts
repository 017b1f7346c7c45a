import { texts } from './en/landing.ts';
import { defineTexts } from './text-set.ts';

export const landingTexts = defineTexts(texts, { de: () => import('./de/landing.ts') });
