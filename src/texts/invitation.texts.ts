import { texts } from './en/invitation.ts';
import { defineTexts } from './text-set.ts';

export const invitationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ './de/invitation.ts'),
});
