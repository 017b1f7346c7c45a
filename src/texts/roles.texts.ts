import { texts } from './en/roles.ts';
import { defineTexts } from './text-set.ts';

export const rolesTexts = defineTexts(texts, { de: () => import('./de/roles.ts') });
