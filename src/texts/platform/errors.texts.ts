import { texts } from '../compiled/en/platform/errors.generated.ts';
import { defineTexts } from '../text-set.ts';

export const errorsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/errors.generated.ts'),
});
