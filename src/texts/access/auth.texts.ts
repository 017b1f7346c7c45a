import { texts } from '../compiled/en/access/auth.generated.ts';
import { defineTexts } from '../text-set.ts';

export const authTexts = defineTexts(texts, { de: () => import('../compiled/de/access/auth.generated.ts') });
