import { texts } from '../compiled/en/questions/parameters.generated.ts';
import { defineTexts } from '../text-set.ts';

export const parametersTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/questions/parameters.generated.ts'),
});
