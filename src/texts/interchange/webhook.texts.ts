import { texts } from '../compiled/en/interchange/webhook.generated.ts';
import { defineTexts } from '../text-set.ts';

export const webhookTexts = defineTexts(texts, {
  de: () => import('../compiled/de/interchange/webhook.generated.ts'),
});
