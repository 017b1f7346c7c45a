import { texts } from '../compiled/en/access/session.generated.ts';
import { defineTexts } from '../text-set.ts';

export const sessionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/access/session.generated.ts'),
});
