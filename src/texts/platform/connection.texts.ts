import { texts } from '../compiled/en/platform/connection.generated.ts';
import { defineTexts } from '../text-set.ts';

export const connectionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/connection.generated.ts'),
});
