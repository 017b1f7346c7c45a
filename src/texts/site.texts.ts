import { texts } from './en/site.ts';
import { defineTexts } from './text-set.ts';

export const siteTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-site" */ './de/site.ts') });
