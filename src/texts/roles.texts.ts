import { texts } from './en/roles.ts';
import { defineTexts } from './text-set.ts';

export const rolesTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-staff" */ './de/roles.ts') });
