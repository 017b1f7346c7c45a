import { texts } from './en/class-teaching.ts';
import { defineTexts } from './text-set.ts';

export const classTeachingTexts = defineTexts(texts, { de: () => import('./de/class-teaching.ts') });
