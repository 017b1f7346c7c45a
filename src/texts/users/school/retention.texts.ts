import { texts } from '../../compiled/en/users/school/retention.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const retentionTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/school/retention.generated.ts'),
});
