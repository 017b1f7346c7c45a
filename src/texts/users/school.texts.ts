import { texts } from '../compiled/en/users/school.generated.ts';
import { defineTexts } from '../text-set.ts';

export const schoolTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/school.generated.ts'),
});
