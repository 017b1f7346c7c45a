import { texts } from '../../compiled/en/users/school/school.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const schoolTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/school/school.generated.ts'),
});
