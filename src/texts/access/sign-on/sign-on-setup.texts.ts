import { texts } from '../../compiled/en/access/sign-on/sign-on-setup.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const signOnSetupTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/access/sign-on/sign-on-setup.generated.ts'),
});
