import { texts } from '../../compiled/en/platform/admin/audit.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const auditTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/admin/audit.generated.ts'),
});
