import { texts } from '../../compiled/en/users/school/processing.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const processingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/school/processing.generated.ts'),
});
