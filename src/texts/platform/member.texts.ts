import { texts } from '../compiled/en/platform/member.generated.ts';
import { defineTexts } from '../text-set.ts';

export const memberTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/member.generated.ts'),
});
