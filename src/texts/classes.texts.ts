import { texts } from './en/classes.ts';
import { defineTexts } from './text-set.ts';

export const classesTexts = defineTexts(texts, { de: () => import('./de/classes.ts') });
