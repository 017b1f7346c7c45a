import { texts } from '../compiled/en/access/second-factor.generated.ts';
import { defineTexts } from '../text-set.ts';

export const secondFactorTexts = defineTexts(texts, {
  de: () => import('../compiled/de/access/second-factor.generated.ts'),
});
