import { texts } from './en/note.ts';
import { defineTexts } from './text-set.ts';

export const noteTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-topic" */ './de/note.ts') });
