import { texts } from '../compiled/en/access/new-password.generated.ts';
import { defineTexts } from '../text-set.ts';

/** Texts around the field for a new password. */
export const newPasswordTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/new-password.generated.ts'),
});
