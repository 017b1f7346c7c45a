import { texts } from './en/deletion.ts';
import { defineTexts } from './text-set.ts';

export const deletionTexts = defineTexts(texts, { de: () => import('./de/deletion.ts') });
