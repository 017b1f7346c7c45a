import { texts } from '../../compiled/en/platform/admin/status.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const statusTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/admin/status.generated.ts'),
});
