import { texts } from './en/checkout.ts';
import { defineTexts } from './text-set.ts';

export const checkoutTexts = defineTexts(texts, { de: () => import('./de/checkout.ts') });
