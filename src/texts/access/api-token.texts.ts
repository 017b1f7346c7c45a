import { texts } from '../compiled/en/access/api-token.generated.ts';
import { defineTexts } from '../text-set.ts';

export const apiTokenTexts = defineTexts(texts, {
  de: () => import('../compiled/de/access/api-token.generated.ts'),
});
