import { texts } from './en/site.ts';
import { defineTexts } from './text-set.ts';

export const siteTexts = defineTexts(texts, { de: () => import('./de/site.ts') });
