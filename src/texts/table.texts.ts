import { texts } from './en/table.ts';
import { defineTexts } from './text-set.ts';

export const tableTexts = defineTexts(texts, { de: () => import('./de/table.ts') });
