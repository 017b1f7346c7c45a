import { texts } from '../compiled/en/content/content.generated.ts';
import { defineTexts } from '../text-set.ts';

export const contentTexts = defineTexts(texts, { de: () => import('../compiled/de/content/content.generated.ts') });
