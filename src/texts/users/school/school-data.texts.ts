import { texts } from '../../compiled/en/users/school/school-data.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const schoolDataTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/school/school-data.generated.ts'),
});
