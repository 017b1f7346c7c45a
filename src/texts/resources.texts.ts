import { texts } from './en/resources.ts';
import { defineTexts } from './text-set.ts';

export const resourcesTexts = defineTexts(texts, { de: () => import('./de/resources.ts') });
