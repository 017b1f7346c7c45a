import { texts } from '../compiled/en/users/school-deletion.generated.ts';
import { defineTexts } from '../text-set.ts';

export const schoolDeletionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/school-deletion.generated.ts'),
});
