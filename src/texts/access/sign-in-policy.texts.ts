import { texts } from '../compiled/en/access/sign-in-policy.generated.ts';
import { defineTexts } from '../text-set.ts';

export const signInPolicyTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/access/sign-in-policy.generated.ts'),
});
