import { texts } from './en/landing-variants.ts';
import { defineTexts } from './text-set.ts';

export const landingVariantsTexts = defineTexts(texts, { de: () => import('./de/landing-variants.ts') });
