import { texts } from './en/items.ts';
import { defineTexts } from './text-set.ts';

export const itemsTexts = defineTexts(texts, { de: () => import('./de/items.ts') });
