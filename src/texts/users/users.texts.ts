import { texts } from '../compiled/en/users/users.generated.ts';
import { defineTexts } from '../text-set.ts';

export const userTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/users.generated.ts'),
});
