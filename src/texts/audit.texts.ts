import { texts } from './en/audit.ts';
import { defineTexts } from './text-set.ts';

export const auditTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-staff" */ './de/audit.ts') });
