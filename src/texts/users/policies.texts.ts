import { texts } from '../compiled/en/users/policies.generated.ts';
import { defineTexts } from '../text-set.ts';

export const policiesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/policies.generated.ts'),
});
