import { texts } from '../compiled/en/attempts/moderation.generated.ts';
import { defineTexts } from '../text-set.ts';

export const moderationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-classes" */ '../compiled/de/attempts/moderation.generated.ts'),
});
