import { texts } from '../compiled/en/users/working-school.generated.ts';
import { defineTexts } from '../text-set.ts';

export const workingSchoolTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/working-school.generated.ts'),
});
