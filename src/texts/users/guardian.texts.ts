import { texts } from '../compiled/en/users/guardian.generated.ts';
import { defineTexts } from '../text-set.ts';

export const guardianTexts = defineTexts(texts, { de: () => import('../compiled/de/users/guardian.generated.ts') });
