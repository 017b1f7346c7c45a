import { texts } from '../compiled/en/users/organisation.generated.ts';
import { defineTexts } from '../text-set.ts';

export const organisationTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/organisation.generated.ts'),
});
