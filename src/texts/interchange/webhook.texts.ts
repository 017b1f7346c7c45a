import { texts } from '../compiled/en/interchange/webhook.generated.ts';
import { defineTexts } from '../text-set.ts';

export const webhookTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/interchange/webhook.generated.ts'),
});
