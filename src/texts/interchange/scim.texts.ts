import { texts } from '../compiled/en/interchange/scim.generated.ts';
import { defineTexts } from '../text-set.ts';

export const scimTexts = defineTexts(texts, {
  de: () => import('../compiled/de/interchange/scim.generated.ts'),
});
