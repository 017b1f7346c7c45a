import { texts } from './en/table.ts';
import { defineTexts } from './text-set.ts';

export const tableTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-staff" */ './de/table.ts') });
