import { texts } from '../compiled/en/access/invitation.generated.ts';
import { defineTexts } from '../text-set.ts';

export const invitationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../compiled/de/access/invitation.generated.ts'),
});
