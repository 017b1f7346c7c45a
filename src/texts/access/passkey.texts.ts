import { texts } from '../compiled/en/access/passkey.generated.ts';
import { defineTexts } from '../text-set.ts';

export const passkeyTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/passkey.generated.ts'),
});
