import { texts } from '../../compiled/en/users/school/school-deletion.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const schoolDeletionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/school/school-deletion.generated.ts'),
});
