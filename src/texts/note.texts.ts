import { texts } from './en/note.ts';
import { defineTexts } from './text-set.ts';

export const noteTexts = defineTexts(texts, { de: () => import('./de/note.ts') });
