import { texts } from '../compiled/en/access/sign-out.generated.ts';
import { defineTexts } from '../text-set.ts';

export const signOutTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/access/sign-out.generated.ts'),
});
