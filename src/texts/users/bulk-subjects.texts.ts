import { texts } from '../compiled/en/users/bulk-subjects.generated.ts';
import { defineTexts } from '../text-set.ts';

export const bulkSubjectsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/users/bulk-subjects.generated.ts'),
});
