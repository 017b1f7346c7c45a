import { texts } from './en/privacy.ts';
import { defineTexts } from './text-set.ts';

export const privacyTexts = defineTexts(texts, { de: () => import('./de/privacy.ts') });
