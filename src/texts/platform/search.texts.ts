import { texts } from '../compiled/en/platform/search.generated.ts';
import { defineTexts } from '../text-set.ts';

export const searchTexts = defineTexts(texts, { de: () => import('../compiled/de/platform/search.generated.ts') });
