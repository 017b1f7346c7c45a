import { texts } from '../../compiled/en/platform/admin/dashboard.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const dashboardTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/admin/dashboard.generated.ts'),
});
