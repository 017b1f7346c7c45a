import { texts } from '../../compiled/en/platform/site/audience.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const audienceTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/site/audience.generated.ts'),
});
