import { texts } from '../compiled/en/access/new-password.generated.ts';
import { defineTexts } from '../text-set.ts';

/** Around the field of a password that someone chooses. */
export const newPasswordTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/new-password.generated.ts'),
});
